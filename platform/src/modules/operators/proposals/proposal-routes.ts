import type { PlayerId } from '@paddock/contract';

import type { HttpApp } from '../../../kernel/http/http-app.ts';
import { serve } from '../../../kernel/http/serve.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { OperatorsParts } from '../operators-parts.ts';
import { listProposals, type Proposal } from './proposals-store.ts';

const PAGE = 50;

export function proposalRoutes(app: HttpApp, parts: OperatorsParts): void {
  const { kernel, proposals, playerNumbers, requireOperator } = parts;

  serve(app, 'GET /operator-api/proposals', async (request) => {
    const operator = await requireOperator(request);
    const { status = 'open', before } = request.query;
    const found = await listProposals(kernel.db, {
      kinds: proposals.kindsFor(operator),
      operator,
      status,
      before: before === undefined ? undefined : requiredId<'proposal'>(before, 'INVALID_INPUT'),
      limit: PAGE + 1,
      nowMs: kernel.clock.nowMs(),
    });
    const page = found.slice(0, PAGE);
    const next = found.length > PAGE ? (page.at(-1)?.proposalId ?? null) : null;
    const players = page.flatMap(({ playerId }) => playerId ?? []);
    const numberOf = await playerNumbers.numbersOf(kernel.db, players);
    return { proposals: page.map((each) => viewOf(each, numberOf)), next };
  });

  for (const [word, decision] of [
    ['approve', 'approved'],
    ['reject', 'rejected'],
  ] as const) {
    serve(app, `POST /operator-api/proposals/:id/${word}`, async (request, reply) => {
      const operator = await requireOperator(request);
      const proposalId = requiredId<'proposal'>(request.params.id, 'PROPOSAL_UNKNOWN');
      await proposals.decide(proposalId, { operator, decision, reason: request.body.reason });
      return reply.status(204).send(null);
    });
  }
}

function viewOf(
  { proposalId: id, proposedBy, playerId, ...proposal }: Proposal,
  numberOf: (playerId: PlayerId) => string,
) {
  const playerNumber = playerId === null ? null : numberOf(playerId);
  return { id, ...proposal, playerId, playerNumber, proposedBy: proposedBy.name };
}
