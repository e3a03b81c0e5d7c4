import { mailHtml, mailText } from './mail-text.ts';

const ORIGIN = 'https://paddock.example';
const content = {
  subject: 'S',
  lines: ['L'],
  link: { label: 'Open', path: '/ar/user/passwordreset#token=t' },
};
const mailIn = (language: string) => ({ language, content, unsubscribeToken: 'to.ken' });

describe('a mail', () => {
  it.each([
    ['ar', 'rtl'],
    ['en', 'ltr'],
    ['de', 'ltr'],
    ['hi', 'ltr'],
  ])('in %s is written %s, also where a mail program keeps nothing but its text', (language, dir) => {
    const html = mailHtml(mailIn(language), ORIGIN, 'Paddock');
    expect(html).toContain(`<html lang="${language}" dir="${dir}">`);
    expect(html).toMatch(new RegExp(`<div\\s+lang="${language}"\\s+dir="${dir}"`));
    expect(html).toContain(`<span dir="ltr">${ORIGIN}/ar/user/passwordreset#token=t</span>`);
  });

  it('names the way out of letters in each language, and leads to its page in that', () => {
    const lastLine = (language: string) => mailText(mailIn(language), ORIGIN).split('\n\n').at(-1) ?? '';
    const languages = ['en', 'ru', 'de', 'es', 'tr', 'ar', 'hi'];
    for (const language of languages) {
      expect(lastLine(language)).toContain(`: ${ORIGIN}/${language}/user/stopnewsletter?token=to.ken`);
      expect(mailHtml(mailIn(language), ORIGIN, 'Paddock')).toContain(lastLine(language).split(': ')[0]);
    }
    expect(new Set(languages.map((language) => lastLine(language).split(': ')[0])).size).toBe(7);
  });
});
