import { DAY_MS } from '@paddock/contract';
import type { Migration } from 'kysely/migration';
import type { PlayerId } from '@paddock/contract';
import type { VerificationStatus } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Kernel } from '../../kernel/module.ts';
import { findCase } from './case-store.ts';
import { handOverSilent, submitDue } from './checking/run-checks.ts';
import { openDocumentFiles } from './documents/document-files.ts';
import { uploadRoute } from './documents/upload-route.ts';
import { verificationMigrations } from './migrations.ts';
import { eraseDue } from './retention/erase-documents.ts';
import { createSandboxChecks } from './sandbox/sandbox-checks.ts';
import type { Verification, VerificationDependencies } from './verification-api.ts';
import { firstAsked, type VerificationParts } from './verification-parts.ts';
import { tellProofs } from './tell-proofs.ts';
import { checkCallbackRoute, verificationRoutes } from './verification-routes.ts';
import { fieldsOf } from './verification-state.ts';

const SUBMIT_EVERY_MS = 5_000;
const TELL_EVERY_MS = 5_000;
const HAND_OVER_EVERY_MS = 60_000;
const ERASE_EVERY_MS = DAY_MS;

/** Documents of players, and who says that they are genuine: a company, the sandbox one, or operators. */
export function createVerification(kernel: Kernel, dependencies: VerificationDependencies): Verification {
  const { scheduler, config } = kernel;
  const provider = dependencies.provider ?? (config.sandbox ? createSandboxChecks(kernel) : undefined);
  const parts: VerificationParts = {
    ...dependencies,
    kernel,
    provider,
    files: openDocumentFiles(config, kernel.secrets),
  };
  const inside = provider?.module;

  const statusOf = async (db: Database | Tx, playerId: PlayerId): Promise<VerificationStatus> =>
    (await findCase(db, playerId))?.status ?? 'not-verified';

  const needsIdentification: Verification['needsIdentification'] = async (db, playerId) =>
    parts.identificationEnabled() && (await statusOf(db, playerId)) !== 'verified';

  return {
    name: 'verification',
    migrations: Object.fromEntries(
      [verificationMigrations, inside?.migrations ?? {}].flatMap(Object.entries<Migration>),
    ),
    async routes(app) {
      verificationRoutes(app, parts);
      checkCallbackRoute(app, parts);
      await uploadRoute(app, parts);
      await inside?.routes?.(app);
    },
    async start() {
      scheduler.every('verification.checks', SUBMIT_EVERY_MS, () => submitDue(parts));
      scheduler.every('verification.hand-over', HAND_OVER_EVERY_MS, () => handOverSilent(parts));
      scheduler.every('verification.proofs', TELL_EVERY_MS, () => tellProofs(parts));
      scheduler.every('verification.erase', ERASE_EVERY_MS, () => eraseDue(parts));
      await inside?.start?.();
    },
    async fieldsOf(db, playerId) {
      const standing = await findCase(db, playerId);
      const asked =
        standing === undefined || standing.status === 'not-verified' ? firstAsked(parts) : standing.asked;
      return fieldsOf(standing?.status ?? 'not-verified', asked, parts.identificationEnabled());
    },
    isVerified: async (db, playerId) => (await statusOf(db, playerId)) === 'verified',
    needsIdentification,
    async requireIdentified(playerId) {
      if (await needsIdentification(kernel.db, playerId)) throw new PlatformError('IDENTIFICATION_NEEDED');
    },
  };
}
