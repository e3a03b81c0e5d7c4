import {
  MissingFilesRequest,
  MissingFilesView,
  PromoteRequest,
  PublishRequest,
  ReleaseMadeView,
  RollbackRequest,
} from '@paddock/contract/schemas';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { lostFiles } from '../assets/lost-files.ts';
import { promote } from '../commands/promote.ts';
import { publish } from '../commands/publish.ts';
import { rollback } from '../commands/rollback.ts';
import { missingFiles } from '../records/file-records.ts';
import type { Registry } from '../registry.ts';
import { mayPublish } from '../tokens/tokens.ts';
import { checked } from './checked.ts';
import { publisherOfRequest } from './require-publisher.ts';

const TAGS = ['registry'];
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

  scope.post(
    '/web-api/registry/missing',
    {
      ...command,
      schema: {
        tags: TAGS,
        summary: 'Which files have to be uploaded',
        body: MissingFilesRequest,
        response: { 200: MissingFilesView },
      },
    },
    async (request) => {
      const { files } = checked(request, MissingFilesRequest);
      const missing = await missingFiles(registry.db, files);
      const publisher = publisherOfRequest(request);
      const own = files.filter((file) => !missing.includes(file) && mayPublish(publisher, parcelOf(file)));
      const lost = await lostFiles(registry.store, own);
      return { missing: [...missing, ...lost].map(({ href }) => href) };
    },
  );
  scope.post(
    '/web-api/registry/publish',
    {
      ...command,
      schema: {
        tags: TAGS,
        summary: 'Takes a built parcel into a channel',
        body: PublishRequest,
        response: { 200: ReleaseMadeView },
      },
    },
    (request) => made(publish(registry, publisherOfRequest(request), checked(request, PublishRequest))),
  );
  scope.post(
    '/web-api/registry/rollback',
    {
      ...command,
      schema: {
        tags: TAGS,
        summary: 'Takes a parcel or a whole channel back',
        body: RollbackRequest,
        response: { 200: ReleaseMadeView },
      },
    },
    (request) => made(rollback(registry, publisherOfRequest(request), checked(request, RollbackRequest))),
  );
  scope.post(
    '/web-api/registry/promote',
    {
      ...command,
      schema: {
        tags: TAGS,
        summary: 'Takes a parcel from staging into production',
        body: PromoteRequest,
        response: { 200: ReleaseMadeView },
      },
    },
    (request) => made(promote(registry, publisherOfRequest(request), checked(request, PromoteRequest))),
  );
}
