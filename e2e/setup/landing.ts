/** A landing page of `site.json`. */
export const LANDING = {
  id: 'landing-derby',
  title: { en: 'The derby', ru: 'Дерби' },
  paragraphs: [{ en: 'Saturday at noon.', ru: 'В субботу в полдень.' }],
  button: { label: { en: 'To the match', ru: 'К матчу' }, path: '/line/football' },
};
