import type {
  OperatorPromotionsView,
  OperatorPromotionView,
  OperatorSessionView,
  PromotionTerms,
} from '@paddock/contract/schemas';
import { SAMPLE_NOW_MS } from '@paddock/shared-utils/testing';

const DAY_MS = 86_400_000;

/** Who may write, start and stop promotions. */
export const LEAD: OperatorSessionView = {
  operatorId: '7',
  name: 'eve',
  roles: ['admin', 'cashier-lead'],
  permissions: ['site:configure', 'cashier:adjust', 'reports:read'],
  passwordChangeNeeded: false,
  expiresAtMs: SAMPLE_NOW_MS + 28_800_000,
};

export const TERMS: PromotionTerms = {
  text: {
    en: { title: 'A Good Week', summary: 'Stake and get.', paragraphs: [] },
    ru: { title: 'Хорошая неделя', summary: 'Ставьте и получайте.', paragraphs: [] },
  },
  picture: null,
  section: 'sport',
  opensAtMs: SAMPLE_NOW_MS - DAY_MS,
  closesAtMs: SAMPLE_NOW_MS + 7 * DAY_MS,
  who: {},
  starts: { on: 'deposit', number: 2 },
  gives: { kind: 'bonus', currencies: { EUR: { amount: '10.00' } } },
  wants: { multiple: 5, days: 7, minOddsMilli: 1_500, products: { sportsbook: 100 } },
  limits: {},
};

const FIGURES = { grants: { offered: 4, joined: 1, completed: 2 }, given: [], converted: [] };
const LISTED: OperatorPromotionsView['promotions'][number] = {
  ...{ code: 'good-week', state: 'running', version: 1, newest: 1 },
  title: { en: 'A Good Week', ru: 'Хорошая неделя' },
  ...{ starts: 'deposit', gives: 'bonus', opensAtMs: TERMS.opensAtMs, closesAtMs: TERMS.closesAtMs },
  ...{ figures: FIGURES, cost: [{ currency: 'EUR', amount: '12.50' }] },
};

const nameOf = (name: string) => ({ en: name, ru: name });

export const PROMOTIONS: OperatorPromotionsView = {
  promotions: [
    LISTED,
    { ...LISTED, code: 'written', state: 'draft', version: null, title: nameOf('Not begun'), cost: [] },
    { ...LISTED, code: 'gone', title: nameOf('Long over'), closesAtMs: SAMPLE_NOW_MS - 1 },
  ],
  next: null,
};

export const PROMOTION: OperatorPromotionView = {
  ...{ code: 'good-week', state: 'running', version: 1, terms: TERMS, figures: FIGURES },
  missing: [],
  versions: [{ version: 1, atMs: SAMPLE_NOW_MS, author: 'eve', reason: 'the plan' }],
  gifts: [
    {
      ...{ kind: 'bonus', currency: 'EUR', gifts: 3 },
      ...{ given: '30.00', used: '20.00', expired: '0.00', cost: '12.50' },
    },
  ],
};
