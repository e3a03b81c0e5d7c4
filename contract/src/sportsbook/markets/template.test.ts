import { fillTemplate } from './template.ts';

const HOME = { en: 'Harbour City', ru: 'Портовый' };
const AWAY = { en: 'Mill Rovers' };

describe('a template', () => {
  it.each<[template: string, specifiers: Record<string, string>, en: string, ru: string]>([
    ['{$competitor1} – {$competitor2}', {}, 'Harbour City – Mill Rovers', 'Портовый – Mill Rovers'],
    ['Over {total}', { total: '2.5' }, 'Over 2.5', 'Over 2,5'],
    ['Under {total}', { total: '-2.5' }, 'Under −2.5', 'Under −2,5'],
    ['({+hcp})', { hcp: '1.5' }, '(+1.5)', '(+1,5)'],
    ['({+hcp})', { hcp: '-1' }, '(−1)', '(−1)'],
    ['({-hcp})', { hcp: '-1' }, '(+1)', '(+1)'],
    ['({-hcp})', { hcp: '0.25' }, '(−0.25)', '(−0,25)'],
    ['({+hcp}) ({-hcp})', { hcp: '0' }, '(0) (0)', '(0) (0)'],
    ['{!goal}', { goal: '1' }, '1st', '1-й'],
    ['{!goal}', { goal: '2' }, '2nd', '2-й'],
    ['{!goal}', { goal: '3' }, '3rd', '3-й'],
    ['{!goal}', { goal: '11' }, '11th', '11-й'],
    ['{!goal}', { goal: '22' }, '22nd', '22-й'],
    ['{(game+1)} and {(game-1)}', { game: '3' }, '4 and 2', '4 and 2'],
    ['{!(game+1)}', { game: '3' }, '4th', '4-й'],
    ['{%team}: total', { team: 'home' }, 'Harbour City: total', 'Портовый: total'],
    ['{%team}: total', { team: 'away' }, 'Mill Rovers: total', 'Mill Rovers: total'],
    ['at {score}', { score: '2:1' }, 'at 2–1', 'at 2–1'],
    ['{variant}', { variant: 'sr:goals:6+' }, 'sr:goals:6+', 'sr:goals:6+'],
    ['Total goals {line}', {}, 'Total goals', 'Total goals'],
    ['{$nobody}{%nobody}{+nobody}x', {}, 'x', 'x'],
  ])('%s of %j', (template, specifiers, en, ru) => {
    const values = { specifiers, home: HOME, away: AWAY };
    expect([fillTemplate(template, values, 'en'), fillTemplate(template, values, 'ru')]).toEqual([en, ru]);
  });

  it.each([
    ['en', '{n} {#n one:goal|other:goals}', ['1 goal', '2 goals', '5 goals', '21 goals']],
    ['ru', '{n} {#n one:гол|few:гола|many:голов|other:гола}', ['1 гол', '2 гола', '5 голов', '21 гол']],
  ])('counts in %s', (language, template, counted) => {
    const filled = ['1', '2', '5', '21'].map((n) =>
      fillTemplate(template, { specifiers: { n }, home: HOME, away: AWAY }, language),
    );
    expect(filled).toEqual(counted);
  });

  it('has words for ordinals where its language is not known', () => {
    expect(fillTemplate('{!n}', { specifiers: { n: '3' }, home: HOME, away: AWAY }, 'de')).toBe('3.');
  });
});
