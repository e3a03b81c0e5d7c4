import type { LightMyRequestResponse } from 'fastify';
import type { PlayerId } from '@paddock/contract';
import type { VerificationView } from '@paddock/contract/schemas';

import type { PlatformConfig } from '../../kernel/config/config.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Kernel } from '../../kernel/module.ts';
import type { Task } from '../../kernel/time/scheduler.ts';
import { createTestPlatform, tellNobody, type TestPlatform } from '../../testing/index.ts';
import { createVerification, type Verification } from './index.ts';
import { documentForm, MULTIPART, png } from './testing/test-documents.ts';
import type { VerificationDependencies } from './verification-api.ts';

export interface VerificationPlatform {
  readonly platform: TestPlatform<{ verification: Verification }>;
  /** Turns identification on and off, as the site's configuration does. */
  readonly site: { identification: boolean };
  /** When a player signed in last; nobody did at first. */
  readonly signIns: Map<PlayerId, number>;
  /** What identity was told, in order. */
  readonly proofs: readonly Proof[];
  /** Runs one of the module's tasks now. */
  run(task: string): Promise<void>;
  /** Asks as a player; a player is whoever says so here. */
  ask(playerId: PlayerId, method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<Answer>;
  upload(playerId: PlayerId | undefined, body: Buffer, type?: string): Promise<Answer>;
  view(playerId: PlayerId): Promise<VerificationView>;
  /** Adds an identity document, and sends it. */
  send(playerId: PlayerId): Promise<VerificationView>;
}

/** A document that proves who a player is: its number if one was stated; `none` where nothing proves it any more. */
export interface Proof {
  readonly playerId: PlayerId;
  readonly documentNumber: string | null;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly json: LightMyRequestResponse['json'];
}

let players = 0;

/** A player nobody has seen yet. */
export const aPlayer = (): PlayerId => String(1_000_000 + ++players) as PlayerId;

/** The module alone on a real database, listening, so that the sandbox company can call back. */
export async function startVerification(
  options: {
    readonly config?: Partial<PlatformConfig>;
    readonly provider?: VerificationDependencies['provider'];
  } = {},
): Promise<VerificationPlatform> {
  const site = { identification: false };
  const signIns = new Map<PlayerId, number>();
  const proofs: Proof[] = [];
  const tasks = new Map<string, Task>();
  const platform = await createTestPlatform(
    (kernel) => ({
      verification: createVerification(recordingTasks(kernel, tasks), {
        requirePlayer: (request) => {
          const playerId = request.headers.authorization?.replace('Bearer ', '');
          return playerId === undefined
            ? Promise.reject(new PlatformError('UNAUTHENTICATED'))
            : Promise.resolve({ playerId: playerId as PlayerId });
        },
        tellInbox: tellNobody,
        proved: (_tx, playerId, documentNumber) =>
          Promise.resolve(void proofs.push({ playerId, documentNumber: documentNumber ?? null })),
        provedNoMore: (_tx, playerId) =>
          Promise.resolve(void proofs.push({ playerId, documentNumber: 'none' })),
        identificationEnabled: () => site.identification,
        lastSignInMs: (_db, playerId) => Promise.resolve(signIns.get(playerId)),
        provider: options.provider,
      }),
    }),
    options.config === undefined ? {} : { config: options.config },
  );
  await platform.app.listen({ port: 0, host: '127.0.0.1' });

  const bearer = (playerId: PlayerId | undefined) =>
    playerId === undefined ? {} : { authorization: `Bearer ${playerId}` };
  const ask: VerificationPlatform['ask'] = async (playerId, method, url, body) => {
    const answer = await platform.app.inject({
      method,
      url,
      headers: bearer(playerId),
      ...(body === undefined ? {} : { body }),
    });
    return answerOf(answer);
  };
  const upload: VerificationPlatform['upload'] = async (playerId, payload, type = MULTIPART) => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/web-api/verification/documents',
      headers: { ...bearer(playerId), 'content-type': type },
      payload,
    });
    return answerOf(answer);
  };
  return {
    platform,
    site,
    signIns,
    proofs,
    async run(task) {
      const run = tasks.get(task);
      if (run === undefined) throw new Error(`there is no task ${task}`);
      await run();
    },
    ask,
    upload,
    async view(playerId) {
      return (await ask(playerId, 'GET', '/web-api/verification')).json<VerificationView>();
    },
    async send(playerId) {
      await upload(playerId, documentForm('identity', png(players)));
      return (await ask(playerId, 'POST', '/web-api/verification/send')).json<VerificationView>();
    },
  };
}

/** Years of a task that runs once a day, without those of the tasks that run every few seconds. */
function recordingTasks(kernel: Kernel, tasks: Map<string, Task>): Kernel {
  const { scheduler } = kernel;
  return {
    ...kernel,
    scheduler: {
      every(name, everyMs, task) {
        tasks.set(name, task);
        return scheduler.every(name, everyMs, task);
      },
      stop: () => scheduler.stop(),
    },
  };
}

function answerOf(answer: LightMyRequestResponse): Answer {
  const { statusCode: status, body, headers, json } = answer;
  return { status, body, headers, json };
}
