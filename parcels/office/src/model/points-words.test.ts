import ar from '../../locales/ar.json' with { type: 'json' };
import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import hi from '../../locales/hi.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import tr from '../../locales/tr.json' with { type: 'json' };

describe('what points are said to be', () => {
  it.each([
    ['en', en, /exchanged/],
    ['ru', ru, /обменять/],
    ['de', de, /tauschen/],
    ['es', es, /cambiar/],
    ['tr', tr, /çevrilemez/],
    ['hi', hi, /बदले/],
    ['ar', ar, /صرفها/],
  ])('denies no exchange above offers that pay real money for them: %s', (_language, words, denied) => {
    expect(words.loyalty.lead).not.toMatch(denied);
  });
});
