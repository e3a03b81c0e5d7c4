/** A question the window answers at once, with a page that belongs to it. */
export interface Question {
  /** Dictionary stem: `<key>.question`, `<key>.answer`. */
  readonly key: string;
  readonly path: string;
}

export const QUESTIONS: readonly Question[] = [
  { key: 'questions.deposit', path: '/office/recharge' },
  { key: 'questions.price', path: '/live' },
  { key: 'questions.bet', path: '/office/history' },
];
