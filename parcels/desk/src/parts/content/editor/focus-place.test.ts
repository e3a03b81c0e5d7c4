import { focusPlace } from './focus-place.ts';

const page = document.createElement('div');
page.innerHTML = `
  <input id="order" data-at="order">
  <section data-at="en">
    <input id="title" data-at="title">
    <li data-at="blocks/0">
      <button id="up"></button>
      <div data-at="items"><div data-at="items/0"><textarea id="item"></textarea></div></div>
    </li>
    <li data-at="blocks/1">
      <button></button>
      <div data-at="source"><button id="choose"></button></div>
      <div data-at="alt"><input id="alt"></div>
    </li>
    <li data-at="blocks/2">
      <div data-at="steps">
        <div data-at="steps/0"><input data-at="title"></div>
        <div data-at="steps/1"><input id="step" data-at="title"></div>
      </div>
    </li>
    <li data-at="blocks/3">
      <div data-at="rows">
        <div data-at="columns"><input id="head" data-at="columns/0"></div>
        <div data-at="0"><input id="cell" data-at="0/0"><input id="second" data-at="0/1"></div>
      </div>
    </li>
  </section>`;
document.body.append(page);

it.each([
  [undefined, undefined, 'order', 'order'],
  ['en', undefined, 'title', 'title'],
  ['en', 0, 'items/0', 'item'],
  ['en', 1, 'source', 'choose'],
  ['en', 1, 'alt', 'alt'],
  // Chosen with the picture: the page has no field of it.
  ['en', 1, 'width', 'alt'],
  ['en', 2, 'steps/1/title', 'step'],
  ['en', 3, 'columns/0', 'head'],
  ['en', 3, 'rows/0/1', 'second'],
  ['en', 3, 'rows/0', 'cell'],
])('the focus comes to the field of %s %s %s', (language, block, path, id) => {
  focusPlace(page, { language, block, path: path.split('/'), rule: 'missing' });
  expect(document.activeElement?.id).toBe(id);
});

it('the focus stays where the page has nothing of the place', () => {
  const before = document.activeElement;
  focusPlace(page, { language: 'ru', block: 0, path: ['text'], rule: 'missing' });
  focusPlace(page, { language: undefined, block: undefined, path: [], rule: 'document' });
  expect(document.activeElement).toBe(before);
});
