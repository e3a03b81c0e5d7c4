// What a company's one-tap script is to a page: `google.accounts.id`, as the sandbox plays it.
(() => {
  let settings;
  let panel;

  function close() {
    panel?.remove();
    panel = undefined;
  }

  async function choose() {
    const query = new URLSearchParams({ person: 'ada', nonce: settings.nonce ?? '' });
    const answer = await fetch(`/sandbox/one-tap/credential?${query}`);
    const { credential } = await answer.json();
    close();
    settings.callback({ credential, select_by: 'user' });
  }

  function button(text, press, name) {
    const element = document.createElement('button');
    element.type = 'button';
    element.textContent = text;
    element.className = name;
    element.addEventListener('click', press);
    return element;
  }

  function prompt() {
    if (panel !== undefined) return;
    const isRussian = document.documentElement.lang === 'ru';
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = '/sandbox/one-tap.css';
    document.head.append(style);
    panel = document.createElement('aside');
    panel.className = 'sandbox-one-tap';
    panel.setAttribute('aria-label', 'Pocket ID');
    const words = document.createElement('p');
    words.textContent = isRussian ? 'Pocket ID (песочница)' : 'Pocket ID (sandbox)';
    panel.append(
      words,
      button(isRussian ? 'Продолжить как Ada Fernway' : 'Continue as Ada Fernway', choose, 'go'),
      button(isRussian ? 'Не сейчас' : 'Not now', close, 'later'),
    );
    document.body.append(panel);
  }

  window.google = {
    accounts: {
      id: {
        initialize(given) {
          settings = given;
        },
        prompt,
        cancel: close,
      },
    },
  };
})();
