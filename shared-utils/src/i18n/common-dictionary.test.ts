import { ERROR_TABLE, SPORT_CODES, SPORTS } from '@paddock/contract';
import { MARKET_TYPES } from '@paddock/contract/markets';

import en from '../../locales/common/en.json' with { type: 'json' };
import ru from '../../locales/common/ru.json' with { type: 'json' };
import { installFakePage } from '../testing/fake-page.ts';
import type { FakePage } from '../testing/fake-page-types.ts';
import { periodLabel, suspensionLabel } from '../react/words.ts';
import { problemLabel, type LabelTools } from './problem-label.ts';

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Every text by its path. */
function textsOf(dictionary: object, path = ''): [string, string][] {
  return Object.entries(dictionary).flatMap(([key, value]): [string, string][] => {
    const at = path === '' ? key : `${path}.${key}`;
    return typeof value === 'string' ? [[at, value]] : textsOf(value as object, at);
  });
}

function stems(dictionary: object): string[] {
  return [...new Set(textsOf(dictionary).map(([key]) => key.replace(PLURAL, '')))].sort();
}

function variablesOf(text: string): string[] {
  return [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name ?? '').sort();
}

describe('the common dictionary', () => {
  it('has the same keys in English and Russian, plural forms aside', () => {
    expect(stems(ru)).toEqual(stems(en));
  });

  it('has every plural form of its language', () => {
    for (const [dictionary, language] of [
      [en, 'en'],
      [ru, 'ru'],
    ] as const) {
      const keys = textsOf(dictionary).map(([key]) => key);
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const plurals = new Set(keys.filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, '')));
      for (const stem of plurals) {
        for (const form of forms) expect(keys).toContain(`${stem}_${form}`);
      }
    }
  });

  it('uses the same values in both languages', () => {
    const russian = new Map(textsOf(ru));
    for (const [key, text] of textsOf(en)) {
      const other = russian.get(key);
      if (other !== undefined) expect([key, variablesOf(other)]).toEqual([key, variablesOf(text)]);
    }
  });

  it('has no empty text, and no English left in the Russian one', () => {
    for (const [key, text] of [...textsOf(en), ...textsOf(ru)])
      expect([key, text.trim()]).not.toEqual([key, '']);
    // Names of languages, of video games and formats of files are the same everywhere.
    const allowed =
      /^(?:language\.|sport\.(?:counter-strike|dota-2|league-of-legends)$|errors\.(?:DOCUMENT_TYPE|CONTENT_PICTURE_INVALID)$)/;
    const latin = textsOf(ru).filter(([key, text]) => {
      return !allowed.test(key) && /[a-z]/i.test(text.replace(/{{\w+}}/g, ''));
    });
    expect(latin).toEqual([]);
  });

  it('has words for every error code and for those of the client', () => {
    for (const code of [...Object.keys(ERROR_TABLE), 'NETWORK_ERROR', 'CLOSED']) {
      expect(en.errors).toHaveProperty(code);
    }
    const known = new Set([...Object.keys(ERROR_TABLE), 'NETWORK_ERROR', 'CLOSED']);
    for (const code of Object.keys(en.errors))
      expect(known).toContain(code.replace(/_(?:bounds|room|until|win|winAtAny)$/, ''));
  });
});

describe.each(['en', 'ru'])('labels in %s', (language) => {
  let page: FakePage;
  let tools: LabelTools;

  beforeEach(() => {
    page = installFakePage({ language });
    const { format } = page.shared.i18n.formatters$.snapshot();
    tools = { t: page.shared.i18n.translator('common'), format };
  });
  afterEach(() => page.remove());

  it('names every group of markets', () => {
    for (const { group } of MARKET_TYPES.values())
      expect(tools.t(`marketGroup.${group}`)).not.toContain('marketGroup.');
    for (const group of ['players', 'other'])
      expect(tools.t(`marketGroup.${group}`)).not.toContain('marketGroup.');
  });

  it('names every period of every sport', () => {
    for (const [sport, { periods }] of Object.entries(SPORTS)) {
      for (const period of periods) {
        expect(periodLabel(sport, period, tools.t)).not.toBe('');
        expect(tools.t(`periodShort.${sport}.${period}`)).not.toContain('periodShort.');
      }
    }
    expect(periodLabel('football', '', tools.t)).toBe('');
    expect(periodLabel('chess', 'x9', tools.t)).toBe('');
  });

  it('names every sport', () => {
    for (const code of SPORT_CODES) expect(tools.t(`sport.${code}`)).not.toBe(`sport.${code}`);
  });

  it('gives a reason for every suspension, a general one for the unknown', () => {
    for (const reason of ['danger', 'goal', 'red-card', 'var', 'point', 'period', 'feed', 'bet-stop']) {
      expect(suspensionLabel(reason, tools.t)).not.toContain('suspension.');
    }
    expect(suspensionLabel('something-else', tools.t)).toBe(suspensionLabel(null, tools.t));
  });

  it('names the amounts a refusal is about', () => {
    const details = { min: '0.10', max: '500.00', currency: 'EUR' };
    const small = problemLabel({ code: 'STAKE_TOO_SMALL', message: '', details }, tools);
    expect(small).toContain(tools.format.amount('0.10', 'EUR'));
    expect(problemLabel({ code: 'STAKE_TOO_SMALL', message: '' }, tools)).not.toContain('{{');
    const reached = { limitType: 20, limit: '100.00', room: '40.00', currency: 'EUR' };
    const won = { min: '0.10', max: '5.05', maxWin: '50000.00', currency: 'EUR' };
    const large = problemLabel({ code: 'STAKE_TOO_LARGE', message: '', details: won }, tools);
    expect(large).toContain(tools.format.amount('5.05', 'EUR'));
    const atAny = { ...won, max: '0.00' };
    const never = problemLabel({ code: 'STAKE_TOO_LARGE', message: '', details: atAny }, tools);
    expect(never).toContain(tools.format.amount('50000.00', 'EUR'));
    expect(never).not.toBe(problemLabel({ code: 'STAKE_TOO_LARGE', message: '' }, tools));
    const limit = problemLabel({ code: 'LIMIT_REACHED', message: '', details: reached }, tools);
    expect(limit).toContain(tools.format.amount('40.00', 'EUR'));
    expect(limit).toContain(tools.t('limitName.20'));
    const pause = { limitType: 33, endsAtMs: Date.UTC(2026, 10, 28, 12) };
    const paused = problemLabel({ code: 'PLAY_PAUSED', message: '', details: pause }, tools);
    expect(paused).toContain('28');
    const moved = problemLabel({ code: 'PRICE_MOVED', message: '', details: { legs: [] } }, tools);
    expect(moved).toBe(tools.t('errors.PRICE_MOVED'));
    const unheard = 'NEWER_CODE' as 'INTERNAL';
    expect(problemLabel({ code: unheard, message: '' }, tools)).toBe(tools.t('errors.INTERNAL'));
  });
});
