import ar from '../../locales/ar.json' with { type: 'json' };
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import hi from '../../locales/hi.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import tr from '../../locales/tr.json' with { type: 'json' };
import { PROPOSAL_KINDS, proposalWords } from './proposal-words.ts';

const LANGUAGES = { ar, de, en, es, hi, ru, tr };

describe('what waits for a second operator', () => {
  it.each(Object.entries(LANGUAGES))('is said in words of its own for every kind: %s', (_language, words) => {
    const said: Readonly<Record<string, string>> = words.approvals.kind;
    const all = PROPOSAL_KINDS.map((kind) => said[proposalWords(kind)?.replace('approvals.kind.', '') ?? '']);
    expect(all.every((one) => one !== undefined && one.length > 5)).toBe(true);
    expect(new Set(all).size).toBe(PROPOSAL_KINDS.length);
    expect(all.join()).not.toMatch(/[a-z]\.[a-z]/);
  });

  it('of a kind that is known no more has none', () => {
    expect(proposalWords('sportsbook.unsettle')).toBeUndefined();
    expect(proposalWords('toString')).toBeUndefined();
  });
});
