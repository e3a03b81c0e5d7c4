import { Type } from 'typebox';
import type { BlockTerms } from '@paddock/contract';
import { BlockReasonNumber } from '@paddock/contract/schemas';

const closed = { additionalProperties: false };

/** Whom the site keeps out (S3-13, S4-12, S4-13). */
export const BLOCK_KEYS = {
  blocks: Type.Object(
    {
      rules: Type.Array(
        Type.Object(
          {
            countries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), {
              maxItems: 250,
              uniqueItems: true,
            }),
            except: Type.Optional(Type.Boolean()),
            reason: BlockReasonNumber,
            displayTypeId: Type.Integer({ minimum: 1, maximum: 99 }),
            templateTypeId: Type.Integer({ minimum: 1, maximum: 99 }),
          },
          closed,
        ),
        { maxItems: 100 },
      ),
      unknownCountry: Type.Optional(Type.Enum(['open', 'closed'])),
    },
    closed,
  ),
};

/** A rule that can never act. */
export function blockContradiction(blocks: BlockTerms | undefined): string | undefined {
  const rules = blocks?.rules ?? [];
  const idle = rules.findIndex(({ countries, except }) => countries.length === 0 && except !== true);
  if (idle >= 0) return `/blocks/rules/${String(idle)} names no country`;
  const everybody = rules.findIndex(({ countries, except }) => countries.length === 0 && except === true);
  if (everybody >= 0 && everybody < rules.length - 1)
    return `/blocks/rules/${String(everybody)} keeps everybody out, and hides those after it`;
  return undefined;
}
