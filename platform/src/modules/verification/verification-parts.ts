import type { PlayerId } from '@paddock/contract';
import type { DocumentKind } from '@paddock/contract/schemas';

import type { Kernel } from '../../kernel/module.ts';
import { tellPlayer } from '../live/index.ts';
import type { CheckProvider } from './checking/check-provider.ts';
import type { DocumentFiles } from './documents/document-files.ts';
import type { VerificationDependencies } from './verification-api.ts';

/** What the module's parts share. */
export interface VerificationParts extends Omit<VerificationDependencies, 'provider'> {
  readonly kernel: Kernel;
  readonly files: DocumentFiles;
  readonly provider: CheckProvider | undefined;
}

/** What a player is asked for at first: who is identified also shows that the face is theirs. */
export function firstAsked({
  identificationEnabled,
}: Pick<VerificationParts, 'identificationEnabled'>): readonly DocumentKind[] {
  return identificationEnabled() ? ['identity', 'selfie'] : ['identity'];
}

/** Tells the player's open pages that the verification moved. Call after the commit. */
export function tellOfVerification({ kernel }: Pick<VerificationParts, 'kernel'>, playerId: PlayerId): void {
  tellPlayer(kernel.bus, playerId, { kind: 'verification' });
}
