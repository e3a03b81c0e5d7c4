import { html } from '../../../../kernel/http/html.ts';
import { sandboxDocument } from '../../../../kernel/sandbox/sandbox-page.ts';
import { SANDBOX_FAULTS, SANDBOX_PEOPLE, type SandboxFault } from './sandbox-people.ts';

export const STYLE_PATH = '/sandbox/oidc-login.css';

interface Words {
  readonly badge: string;
  readonly title: string;
  readonly lead: string;
  readonly people: string;
  readonly unconfirmed: string;
  readonly go: string;
  readonly deny: string;
  readonly faults: string;
  readonly faultsLegend: string;
  readonly fault: Readonly<Record<Exclude<SandboxFault, 'denied'>, string>>;
  readonly goneTitle: string;
  readonly goneText: string;
}

const WORDS: Readonly<Record<'en' | 'ru', Words>> = {
  en: {
    badge: 'Sandbox: no real account',
    title: 'Who are you?',
    lead: 'The site asks for your e-mail address. Choose a test person.',
    people: 'Test people',
    unconfirmed: 'address not confirmed',
    go: 'Continue',
    deny: 'Say no',
    faults: 'Failures on demand',
    faultsLegend: 'What goes wrong after Continue',
    fault: {
      none: 'Nothing',
      'expired-code': 'The code has expired',
      'wrong-nonce': 'The token has another nonce',
      'wrong-audience': 'The token is for another site',
      'wrong-issuer': 'The token is another issuer’s',
      unsigned: 'The token is not signed',
      forged: 'The token is signed by another key',
      down: 'The issuer is down',
    },
    goneTitle: 'This page has expired',
    goneText: 'Go back to the site and start again.',
  },
  ru: {
    badge: 'Песочница: аккаунты ненастоящие',
    title: 'Кто вы?',
    lead: 'Сайт просит адрес вашей почты. Выберите тестового человека.',
    people: 'Тестовые люди',
    unconfirmed: 'адрес не подтверждён',
    go: 'Продолжить',
    deny: 'Отказать',
    faults: 'Сбои по заказу',
    faultsLegend: 'Что сломается после «Продолжить»',
    fault: {
      none: 'Ничего',
      'expired-code': 'Код просрочен',
      'wrong-nonce': 'В токене чужой nonce',
      'wrong-audience': 'Токен выдан другому сайту',
      'wrong-issuer': 'Токен другого издателя',
      unsigned: 'Токен не подписан',
      forged: 'Токен подписан чужим ключом',
      down: 'Издатель не отвечает',
    },
    goneTitle: 'Страница устарела',
    goneText: 'Вернитесь на сайт и начните заново.',
  },
};

/** The login page of the pretended company; complete without scripts. */
export function loginPage(language: 'en' | 'ru'): string {
  const words = WORDS[language];
  const people = SANDBOX_PEOPLE.map(
    ({ id, name, email, isEmailConfirmed }, n) =>
      html`<label class="option">
        <input type="radio" name="person" value="${id}" ${n === 0 ? html`checked` : undefined} />
        <span>${name}<br />${email}${isEmailConfirmed ? '' : ` (${words.unconfirmed})`}</span>
      </label>`,
  );
  const faults = SANDBOX_FAULTS.filter((fault) => fault !== 'denied').map(
    (fault) =>
      html`<label class="option">
        <input type="radio" name="fault" value="${fault}" ${fault === 'none' ? html`checked` : undefined} />
        ${words.fault[fault]}
      </label>`,
  );
  return frame(
    language,
    html`<h1>${words.title}</h1>
      <p class="text">${words.lead}</p>
      <form method="post">
        <fieldset>
          <legend>${words.people}</legend>
          ${people}
        </fieldset>
        <button class="primary" name="choice" value="go">${words.go}</button>
        <button class="quiet" name="choice" value="deny">${words.deny}</button>
        <details>
          <summary>${words.faults}</summary>
          <fieldset class="controls">
            <legend>${words.faultsLegend}</legend>
            ${faults}
          </fieldset>
        </details>
      </form>`,
  );
}

/** For a visit that is over, or that nobody began. */
export function gonePage(language: 'en' | 'ru'): string {
  const { goneTitle, goneText } = WORDS[language];
  return frame(
    language,
    html`<h1>${goneTitle}</h1>
      <p class="text">${goneText}</p>`,
  );
}

function frame(language: 'en' | 'ru', content: ReturnType<typeof html>): string {
  const { badge, title } = WORDS[language];
  return sandboxDocument({ language, company: 'Pocket ID', badge, title, stylePath: STYLE_PATH, content });
}
