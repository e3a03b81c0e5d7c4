import { displayAmount } from '@paddock/contract';

import { html, type Html } from '../../../kernel/http/html.ts';
import { sandboxDocument } from '../../../kernel/sandbox/sandbox-page.ts';
import { sandboxMethods } from './sandbox-methods.ts';
import type { SandboxPayment, SandboxState } from './sandbox-store.ts';
import { sandboxWords, type SandboxWords } from './sandbox-words.ts';

export const STYLE_PATH = '/sandbox/pay.css';
/** Wrong codes allowed, as the page counts them down. */
const CODE_TRIES = 3;

/** The payment page in its state: complete HTML without scripts. */
export function sandboxPage(payment: SandboxPayment, payee: string): string {
  const words = sandboxWords(payment.language);
  const body = isDecided(payment.state)
    ? donePart(payment, payment.state, words)
    : payment.state === 'code'
      ? codePart(payment, words)
      : choicePart(payment, words);
  return page(payment.language, words, html`${body}${summary(payment, payee, words)}`);
}

/** For a token nobody issued. */
export function unknownPage(language: string): string {
  const words = sandboxWords(language);
  return page(
    language,
    words,
    html`<h1>${words.unknownTitle}</h1>
      <p class="text">${words.unknownText}</p>`,
  );
}

function page(language: string, words: SandboxWords, content: Html): string {
  return sandboxDocument({
    language: language === 'ru' ? 'ru' : 'en',
    company: words.provider,
    badge: words.sandbox,
    title: words.title,
    stylePath: STYLE_PATH,
    content,
  });
}

function summary(payment: SandboxPayment, payee: string, words: SandboxWords): Html {
  const method = sandboxMethods(payment.currency).find(({ id }) => id === payment.methodId);
  return html`<dl class="summary">
    <div>
      <dt>${words.payee}</dt>
      <dd>${payee}</dd>
    </div>
    <div>
      <dt>${words.method}</dt>
      <dd>${method?.name ?? payment.methodId}</dd>
    </div>
    <div>
      <dt>${words.reference}</dt>
      <dd class="figures">${payment.reference}</dd>
    </div>
  </dl>`;
}

function amountLine(payment: SandboxPayment, words: SandboxWords): Html {
  return html`<p class="amount">
    <span class="visually-hidden">${words.amount}: </span>${amountText(payment)}
  </p>`;
}

function amountText({ amountMinor, currency, language }: SandboxPayment): string {
  return displayAmount(amountMinor, currency, language);
}

function choicePart(payment: SandboxPayment, words: SandboxWords): Html {
  const choices = (['now', 'later', 'twice'] as const).map(
    (delivery) =>
      html`<label class="option"
        ><input
          type="radio"
          name="delivery"
          value="${delivery}"
          ${delivery === 'now' ? CHECKED : undefined}
        />
        ${words[delivery]}</label
      >`,
  );
  return html`<h1>${words.title}</h1>
    ${amountLine(payment, words)}
    <form method="post">
      <button class="primary" name="choice" value="pay">${words.pay} ${amountText(payment)}</button>
      <button class="quiet" name="choice" value="cancel">${words.cancel}</button>
      <details>
        <summary>${words.controls}</summary>
        <div class="controls">
          <fieldset>
            <legend>${words.confirmation}</legend>
            ${choices}
          </fieldset>
          <button class="quiet" name="choice" value="decline">${words.decline}</button>
        </div>
      </details>
    </form>`;
}

const CHECKED = html` checked`;

function codePart(payment: SandboxPayment, words: SandboxWords): Html {
  const wrong = payment.wrongCodes > 0;
  const error = html`<p class="error" id="code-error" role="alert">
    ${words.codeWrong} ${CODE_TRIES - payment.wrongCodes}
  </p>`;
  return html`<h1>${words.codeTitle}</h1>
    ${amountLine(payment, words)}
    <p class="text" id="code-hint">${words.codeHint} <strong class="figures">${payment.code}</strong></p>
    <form method="post">
      <label class="field"
        >${words.code}
        <input
          name="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="6"
          required
          autofocus
          aria-describedby="${wrong ? 'code-hint code-error' : 'code-hint'}"
          aria-invalid="${wrong ? 'true' : 'false'}"
        />
      </label>
      ${wrong ? error : undefined}
      <button class="primary" name="choice" value="code">${words.confirm}</button>
    </form>
    <form method="post">
      <button class="quiet" name="choice" value="cancel">${words.cancel}</button>
    </form>`;
}

type Decided = Exclude<SandboxState, 'open' | 'code'>;

function isDecided(state: SandboxState): state is Decided {
  return state !== 'open' && state !== 'code';
}

function donePart(payment: SandboxPayment, state: Decided, words: SandboxWords): Html {
  const texts: Readonly<Record<Decided, readonly [title: string, text: string]>> = {
    paid: [words.paidTitle, words.paidText],
    declined: [words.declinedTitle, words.declinedText],
    cancelled: [words.cancelledTitle, words.cancelledText],
    refunded: [words.refundedTitle, words.refundedText],
    'charged-back': [words.chargedBackTitle, words.chargedBackText],
  };
  const [title, text] = texts[state];
  const controls = html`<details>
    <summary>${words.controls}</summary>
    <form method="post">
      <button class="quiet" name="choice" value="repeat">${words.repeat}</button>
      <button class="quiet" name="choice" value="charge-back">${words.chargeBack}</button>
    </form>
  </details>`;
  return html`<h1 class="${state === 'paid' ? 'good' : 'plain'}">${title}</h1>
    ${amountLine(payment, words)}
    <p class="text">${text}</p>
    <a class="primary" href="${returnUrlOf(payment)}">${words.goBack}</a>
    ${state === 'paid' ? controls : undefined}`;
}

/** The merchant's page a payment leads back to. */
export function returnUrlOf({ state, delivery, returnUrls }: SandboxPayment): string {
  if (state === 'paid') return delivery === 'later' ? returnUrls.pending : returnUrls.success;
  return state === 'cancelled' ? returnUrls.cancel : returnUrls.fail;
}
