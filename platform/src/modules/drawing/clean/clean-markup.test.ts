import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';

import { isCleanMarkup } from './clean-markup.ts';
import { mayStand, VOID } from './nesting.ts';

/** The elements as a parser finds them, their ends included; texts by their presence. */
function asParsed(node: DefaultTreeAdapterMap['node']): string {
  if (node.nodeName === '#text') return 'text ';
  if (node.nodeName === '#comment') return '';
  const inner = 'childNodes' in node ? node.childNodes.map(asParsed).join('') : '';
  if (!('tagName' in node)) return inner;
  return VOID.has(node.tagName) ? `<${node.tagName}/> ` : `<${node.tagName}> ${inner}</${node.tagName}> `;
}

/** The elements as they stand in the markup. */
const asWritten = (markup: string) =>
  [...markup.matchAll(/<([\w]+)[^>]*?(\/?)>|<\/(\w+)>|[^<]+/g)]
    .map(([, started, slash = '', ended]) => {
      if (started !== undefined) return `<${started}${slash}> `;
      return ended === undefined ? 'text ' : `</${ended}> `;
    })
    .join('');

const NAMES =
  'a b div p ul li dl dt dd h1 h2 button form table caption thead tbody tr td select optgroup option svg path span text br input section hr colgroup col pre label em header'.split(
    ' ',
  );

interface Tree {
  readonly name: string;
  readonly inner: readonly (Tree | string)[];
}
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.record({
    name: fc.constantFrom(...NAMES),
    inner: fc.array(fc.oneof({ maxDepth: 8 }, fc.constant('x'), tie('tree')), { maxLength: 3 }),
  }),
}));

/** Writes a tree; what may not stand in its place is left out, in some of them. */
function written({ name, inner }: Tree, open: readonly string[], isPruned: boolean): string {
  if (isPruned && !mayStand(name, open)) return '';
  if (VOID.has(name)) return `<${name}/>`;
  const content = inner.map((each) =>
    typeof each === 'string' ? each : written(each, [...open, name], isPruned),
  );
  return `<${name}>${content.join('')}</${name}>`;
}

describe('markup of a drawing', () => {
  it('is as React writes it, with the comments between texts', () => {
    const markup =
      '<ul class="rows"><li data-event="1"><a href="/en/live?a=1&amp;b=2">A &amp; B</a> 1<!-- -->:<!-- -->0<br/></li></ul><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><input type="checkbox" checked=""/><dl><div><dt>a</dt><dd>b</dd></div></dl>';
    expect(isCleanMarkup(markup)).toBe(true);
  });

  it('is to a parser what it reads as, and ends nothing that stands around it', () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 3 }), fc.boolean(), (trees, isPruned) => {
        const markup = trees.map((each) => written(each, [], isPruned)).join('');
        if (!isCleanMarkup(markup)) return;
        accepted += 1;
        const around = `<main><div><div>${markup}</div>after</div></main><p>end</p>`;
        expect(asParsed(parseFragment(around))).toBe(asWritten(around));
      }),
      { numRuns: 3_000 },
    );
    expect(accepted).toBeGreaterThan(800);
  });

  it.each([
    '<script>alert(1)</script>',
    '<style>*{}</style>',
    '<p style="color:red">x</p>',
    '<base href="/x/">',
    '<meta http-equiv="refresh" content="0"/>',
    '<link rel="stylesheet" href="/x.css"/>',
    '<img src="/x.png" onerror="alert(1)"/>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href=" java&#10;script:alert(1)">x</a>',
    '<a href="//other.example/">x</a>',
    '<a href="/&#47;other.example/">x</a>',
    '<iframe srcdoc="x"></iframe>',
    '<template><b></b></template>',
    '<textarea><p title="</textarea><script>1</script>"></p></textarea>',
    '<svg><script>1</script></svg>',
    '<svg><a xlink:href="javascript:1">x</a></svg>',
    '<svg><foreignObject><div></div></foreignObject></svg>',
    '<math><mi>x</mi></math>',
    '<form><button formaction="javascript:1">x</button></form>',
    '<!--$?--><p>suspended</p>',
    '<!--x-->',
    '<div id="boot">{}</div>',
    '<div id="b&#111;ot">{}</div>',
    '<object data="/x"></object>',
    '<div><p>one</div></p>',
    '<div>',
    '</div>',
    '<br>',
    '<div/>',
    '<b title="a > b',
    "<b title='a'></b>",
    '<b title=a></b>',
    '<b\ttitle="a"></b>',
    '<DIV></DIV>',
    '<p><div></div></p>',
    '<li></li>',
    '<button><div><button></button></div></button>',
    '<table>x</table>',
    'a < b',
    '<',
    'nul \0',
  ])('is refused as a whole: %s', (markup) => {
    expect(isCleanMarkup(`<p>before</p>${markup}`)).toBe(false);
  });
});
