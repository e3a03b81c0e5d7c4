import { Type, type Static } from 'typebox';

import { REDIRECT_KINDS } from '../redirects/redirect-rule.ts';
import { OperatorReason } from './operators.ts';
import { DecimalId } from './primitives.ts';
import { SiteVersionNumber, SiteVersionView } from './site-versions.ts';

const closed = { additionalProperties: false };
const RedirectStatus = Type.Union([Type.Literal(301), Type.Literal(302)]);
const RedirectPath = Type.String({ minLength: 1, maxLength: 300 });
const RedirectTarget = Type.String({ minLength: 1, maxLength: 500 });

export const RedirectRuleView = Type.Object(
  { kind: Type.Enum(REDIRECT_KINDS), from: RedirectPath, to: RedirectTarget, status: RedirectStatus },
  closed,
);
export type RedirectRuleView = Static<typeof RedirectRuleView>;

const RedirectName = Type.Object({ kind: Type.Enum(REDIRECT_KINDS), from: RedirectPath }, closed);

/** Rules a site may have, and a change may name. */
export const MOST_REDIRECT_RULES = 20_000;
const many = { maxItems: MOST_REDIRECT_RULES };

/** Rules are meant that lead where no page stands, or cover one that is read: without it they are refused. */
const Confirmed = Type.Optional(Type.Boolean());

/** POST /operator-api/redirects/changes: what is put replaces a rule of its shape. */
export const RedirectsChange = Type.Object(
  {
    put: Type.Array(RedirectRuleView, many),
    remove: Type.Array(RedirectName, many),
    /** Version its author looked at. */
    seen: SiteVersionNumber,
    reason: OperatorReason,
    isConfirmed: Confirmed,
  },
  closed,
);
export type RedirectsChange = Static<typeof RedirectsChange>;

/** POST /operator-api/redirects/versions/:number/take-back */
export const RedirectsTakeBack = Type.Object({ reason: OperatorReason, isConfirmed: Confirmed }, closed);

/** POST /operator-api/redirects/table-checks: a CSV table of rules, as a file holds it. */
export const RedirectTableQuestion = Type.Object(
  {
    table: Type.String({ minLength: 1, maxLength: 4_000_000 }),
    /** Rules that stand and that it does not name go. */
    isWhole: Type.Optional(Type.Boolean()),
  },
  closed,
);

const RedirectTableFault = Type.Object({
  line: Type.Union([Type.Integer(), Type.Null()]),
  text: Type.String(),
});

/** What a table would change of the rules as they stand; nothing is written. */
export const RedirectTableView = Type.Object({
  /** Of the rules it was held against. */
  version: SiteVersionNumber,
  /** Rows of the table that are like a rule. */
  rows: Type.Integer(),
  /** What is refused, fifty at most: the line of the table, or null where it is about none of its lines. */
  problems: Type.Array(RedirectTableFault),
  /** What has to be confirmed of lines that are not refused, fifty at most. */
  doubts: Type.Array(RedirectTableFault),
  /** Rules of the table that do not stand yet, and those that go for them. */
  put: Type.Array(RedirectRuleView),
  ended: Type.Array(RedirectRuleView),
});
export type RedirectTableView = Static<typeof RedirectTableView>;

/** GET /operator-api/redirects: a page of the rules of a version. */
export const RedirectsView = Type.Object({
  version: SiteVersionNumber,
  rules: Type.Array(RedirectRuleView),
  /** How many there are in all. */
  total: Type.Integer(),
  /** Where the next page begins; null at the last one. */
  next: Type.Union([DecimalId, Type.Null()]),
});
export type RedirectsView = Static<typeof RedirectsView>;

export const RedirectVersionsView = Type.Object({ versions: Type.Array(SiteVersionView) });
export type RedirectVersionsView = Static<typeof RedirectVersionsView>;

/** GET /operator-api/redirects/differences: what the second version has that the first one lacks, and what it lacks. */
export const RedirectDifferencesView = Type.Object({
  added: Type.Array(RedirectRuleView),
  removed: Type.Array(RedirectRuleView),
});
export type RedirectDifferencesView = Static<typeof RedirectDifferencesView>;

/** POST /redirects-api/api/v1/redirect-light (S7-25). */
export const RedirectQuestion = Type.Object({ url: Type.String({ minLength: 1, maxLength: 2_000 }) }, closed);

export const RedirectAnswer = Type.Object({
  data: Type.Object({
    redirect: Type.Boolean(),
    code: Type.Union([RedirectStatus, Type.Null()]),
    /** Where it leads, in the language that was asked in; null where it stays. */
    url: Type.Union([Type.String(), Type.Null()]),
    /** The rules it leads over: `prefix /promo`. */
    reasons: Type.Array(Type.String()),
    /** Each address on the way. */
    breadcrumbs: Type.Array(Type.String()),
  }),
});
export type RedirectAnswer = Static<typeof RedirectAnswer>;

/** GET /redirects-api/api/v1/marks: by what a browser sees that an address has not moved. */
export const RedirectMarksView = Type.Object({
  version: SiteVersionNumber,
  marks: Type.Array(Type.Integer({ minimum: 0, maximum: 0xffff_ffff })),
});
export type RedirectMarksView = Static<typeof RedirectMarksView>;
