import type { RemoteAppEntry } from '@paddock/contract';

/** Files of a page somebody else has built in no framework at all. */
export const LOTTERY_FILES: Readonly<Record<string, string>> = {
  '/files/lottery.css': '.night-lottery h1 { color: rgb(1, 2, 3); }',
  '/files/ball.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>',
  '/files/order.js': "window.lotteryOrder = ['order'];",
  '/files/lottery.js': `
    window.lotteryOrder.push('lottery');
    window.NightLottery = {
      mount(props) {
        window.lotteryOrder.push('mount');
        const find = (css) => props.container.querySelector(css);
        find('.where').textContent = props.language + ' ' + props.path + ' ' + props.query;
        find('form').addEventListener('submit', (event) => {
          event.preventDefault();
          find('output').textContent = find('input').value + '!';
        });
      },
      unmount() {
        delete window.lotteryOrder;
        window.lotteryGoodbyes = (window.lotteryGoodbyes ?? 0) + 1;
      },
    };`,
};

const WORDS = {
  en: {
    title: 'Night lottery & draws',
    heading: 'Night lottery',
    about: 'A draw every night',
    buy: 'Take it',
  },
  ru: { title: 'Ночная лотерея', heading: 'Ночная лотерея', about: 'Розыгрыш каждую ночь', buy: 'Взять' },
} as const;

/** The entry of that page, with every field there is. */
export function lotteryEntry(language: keyof typeof WORDS): RemoteAppEntry {
  const words = WORDS[language];
  return {
    appName: 'NightLottery',
    title: words.title,
    head: `<meta name="description" content="${words.about}"><meta property="og:type" content="website">`,
    body: `<section class="night-lottery"><h1>${words.heading}</h1><p class="where"></p>
      <img src="/files/ball.svg" alt=""><form><input name="number" aria-label="Number"><button>${words.buy}</button>
      </form><output></output></section>`,
    style: '.night-lottery output { color: rgb(4, 5, 6); }',
    cssToLoad: ['/files/lottery.css'],
    scriptsToLoad: ['/files/order.js', '/files/lottery.js'],
    codeToEval: "window.lotteryOrder.push('code')",
  };
}

/** An entry that tries to run what it has no right to, and to break what is around it. */
export const HOSTILE_ENTRY: RemoteAppEntry = {
  appName: 'System',
  title: '</title><script>window.stolen = "title"</script>',
  head: `<script>window.stolen = "head"</script><meta http-equiv="refresh" content="0;url=/en/stolen">
    <base href="https://evil.example/"><link rel="stylesheet" href="https://evil.example/x.css">`,
  body: `<h1>Hostile</h1></script><script>window.stolen = "body"</script>
    <img src="/none.png" onerror="window.stolen = 'handler'" name="cookie">
    <svg onload="window.stolen = 'svg'"><a xlink:href="javascript:window.stolen = 'svg link'"><text>x</text></a></svg>
    <a id="trap" href=" java&#10;script:window.stolen = 'link'">A trap</a>
    <iframe srcdoc="<script>parent.stolen = 'frame'</script>"></iframe><object data="javascript:1"></object>
    <form action="javascript:window.stolen = 'form'"><button id="form-trap">Another</button></form>
    <div id="frame-portals"></div><p style="position: fixed" onclick="window.stolen = 'click'">Words</p>`,
  cssToLoad: [],
  scriptsToLoad: [],
};
