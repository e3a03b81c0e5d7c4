import type { FastifyRequest } from 'fastify';
import type { PlayerId } from '@paddock/contract';

import type { Kernel } from '../../../kernel/module.ts';
import { networkOf } from '../../../kernel/http/network-of.ts';
import { passOf } from '../abuse/captcha.ts';
import { readDeviceCookie } from '../sessions/device-cookie.ts';
import type { Devices } from '../sessions/devices.ts';

/**
 * Who asks for a code or a link, by what they have shown. Each kind has budgets of its own, so that what a stranger uses
 * up is never what somebody needs who has shown more.
 */
export interface Asker {
  /**
   * `stranger`: nothing but an address or number that anybody may type. `first-step`: the password, from a device that is
   * new to the player. `device`: a device the player has signed in from before. `player`: a session.
   */
  readonly kind: 'stranger' | 'first-step' | 'device' | 'player';
  /** Whose budget it is, within the kind. */
  readonly key: string;
  /** Where the request came from: `request.ip`. */
  readonly address: string;
  /** The captcha's pass that came with the request. */
  readonly pass: string | undefined;
  /** Host that was asked for. */
  readonly host?: string | undefined;
}

type Traces = Pick<Asker, 'address' | 'pass' | 'host'>;

/** Whoever typed an address or a number. */
export function strangerOf(request: FastifyRequest): Asker {
  return { kind: 'stranger', key: networkOf(request.ip), ...tracesOf(request) };
}

/** A player with a session. */
export function playerOf(request: FastifyRequest, playerId: PlayerId): Asker {
  return { kind: 'player', key: playerId, ...tracesOf(request) };
}

interface AskerParts {
  readonly kernel: Kernel;
  readonly devices: Devices;
}

/** The player's own device where its cookie says so, else a stranger. @param playerId undefined where nobody was found */
export async function visitorOf(
  { kernel, devices }: AskerParts,
  request: FastifyRequest,
  playerId: PlayerId | undefined,
): Promise<Asker> {
  const token = readDeviceCookie(request);
  const isKnown =
    playerId !== undefined && token !== undefined && (await devices.isKnown(kernel.db, playerId, token));
  return isKnown
    ? { kind: 'device', key: `${playerId} ${token}`, ...tracesOf(request) }
    : strangerOf(request);
}

/** Who has taken the first step of a sign-in: by the player's own device, else by the network it was taken from. */
export async function afterFirstStep(
  parts: AskerParts,
  request: FastifyRequest,
  playerId: PlayerId,
): Promise<Asker> {
  const visitor = await visitorOf(parts, request, playerId);
  if (visitor.kind === 'device') return visitor;
  return { ...visitor, kind: 'first-step', key: `${playerId} ${visitor.key}` };
}

const tracesOf = (request: FastifyRequest): Traces => ({
  address: request.ip,
  pass: passOf(request),
  host: request.headers.host,
});

/**
 * What an asker's tries of a player's codes are counted by: a known device alone, all new ones together. New ones are
 * anybody's to have who knows the password.
 */
export const triesOf = (playerId: PlayerId, { kind, key }: Asker): string =>
  kind === 'device' ? `device ${key}` : `${kind} ${playerId}`;
