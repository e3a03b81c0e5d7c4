import type { Limit } from './limits-types.ts';

type Fields = Readonly<Partial<Record<keyof Limit, unknown>>>;

const STATES = ['ACTIVE', 'PENDING', 'INACTIVE'] as const;

function parseLimit(stored: unknown): Limit | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields: Fields = stored;
  const { limitType, limitValue, startedAt } = fields;
  const limitState = STATES.find((state) => state === fields.limitState);
  if (typeof limitType !== 'number' || typeof limitValue !== 'number' || limitState === undefined)
    return undefined;
  return {
    limitType,
    limitValue,
    limitState,
    limitBalance: typeof fields.limitBalance === 'number' ? fields.limitBalance : limitValue,
    limitUsed: typeof fields.limitUsed === 'number' ? fields.limitUsed : null,
    needApprove: fields.needApprove === true,
    startedAt: typeof startedAt === 'number' ? startedAt : 0,
    endsAt: typeof fields.endsAt === 'number' ? fields.endsAt : null,
    roomBackAt: typeof fields.roomBackAt === 'number' ? fields.roomBackAt : null,
    measure: typeof fields.measure === 'string' ? fields.measure : '',
  };
}

/** Limits of an answer (S3-01); what is not understood is left out. */
export function parseLimits(data: unknown): readonly Limit[] {
  if (!Array.isArray(data)) return [];
  return data.map(parseLimit).filter((limit) => limit !== undefined);
}
