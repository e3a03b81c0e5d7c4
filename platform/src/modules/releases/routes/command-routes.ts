import {
  MissingFilesRequest,
  PromoteRequest,
  PublishRequest,
  type ReleaseMadeView,
  RollbackRequest,
} from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { lostFiles } from '../assets/lost-files.ts';
import { promote } from '../commands/promote.ts';
import { publish } from '../commands/publish.ts';
import { rollback } from '../commands/rollback.ts';
import { missingFiles } from '../records/file-records.ts';
import type { Registry } from '../registry.ts';
import { mayPublish } from '../tokens/tokens.ts';
import { checked } from './checked.ts';
import { publisherOfRequest } from './require-publisher.ts';
/** A parcel with many files names each of them several times. */
const BODY_BYTES = 1024 * 1024;

/** The parcel whose folder a file lies in. */
const parcelOf = ({ href }: { readonly href: string }): string => href.split('/')[3] ?? '';

/** What teams do with their tokens. Whoever made a release is answered once this node serves it. */
export function commandRoutes(scope: HttpApp, registry: Registry): void {
  const made = async (command: Promise<ReleaseMadeView>): Promise<ReleaseMadeView> => {
    const view = await command;
    await registry.source.refresh();
    return view;
  };
  const command = { bodyLimit: BODY_BYTES, attachValidation: true };

  serve(scope, 'POST /web-api/registry/missing', { ...command }, async (request) => {
    const { files } = checked(request, MissingFilesRequest);
    const missing = await missingFiles(registry.db, files);
    const publisher = publisherOfRequest(request);
    const own = files.filter((file) => !missing.includes(file) && mayPublish(publisher, parcelOf(file)));
    const lost = await lostFiles(registry.store, own);
    return { missing: [...missing, ...lost].map(({ href }) => href) };
  });
  serve(scope, 'POST /web-api/registry/publish', { ...command }, (request) =>
    made(publish(registry, publisherOfRequest(request), checked(request, PublishRequest))),
  );
  serve(scope, 'POST /web-api/registry/rollback', { ...command }, (request) =>
    made(rollback(registry, publisherOfRequest(request), checked(request, RollbackRequest))),
  );
  serve(scope, 'POST /web-api/registry/promote', { ...command }, (request) =>
    made(promote(registry, publisherOfRequest(request), checked(request, PromoteRequest))),
  );
}
