import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createBrowserStorage } from './browser-storage.ts';

const definition = {
  key: 'test.count',
  version: 2,
  fallback: 0,
  parse: (stored: unknown) => (typeof stored === 'number' ? stored : undefined),
};

describe('browser storage', () => {
  it('keeps a value over a reload', () => {
    const memory = createMemoryStorage();
    createBrowserStorage(memory).storageItem(definition).write(7);
    expect(createBrowserStorage(memory).storageItem(definition).read()).toBe(7);
  });

  it.each([
    ['no JSON', '{{{'],
    ['no envelope', '7'],
    ['null', 'null'],
    ['another version', '{"v":1,"d":7}'],
    ['another shape', '{"v":2,"d":"seven"}'],
  ])('reads the fallback from %s', (_name, text) => {
    const memory = createMemoryStorage();
    memory.texts.set('paddock:test.count', text);
    expect(createBrowserStorage(memory).storageItem(definition).read()).toBe(0);
  });

  it('keeps a value for the page when the disk is full, and on it when there is room again', () => {
    const memory = createMemoryStorage();
    const item = createBrowserStorage(memory).storageItem(definition);
    item.write(1);
    memory.isFull = true;
    item.write(2);
    expect(item.read()).toBe(2);
    memory.isFull = false;
    item.write(3);
    expect(item.read()).toBe(3);
    expect(createBrowserStorage(memory).storageItem(definition).read()).toBe(3);
  });

  it('works without any storage', () => {
    const item = createBrowserStorage(null).storageItem(definition);
    item.write(4);
    expect(item.read()).toBe(4);
    item.remove();
    expect(item.read()).toBe(0);
  });

  it('survives a storage that throws at every touch', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    const item = createBrowserStorage({
      getItem: forbidden,
      setItem: forbidden,
      removeItem: forbidden,
    }).storageItem(definition);
    expect(item.read()).toBe(0);
    item.write(5);
    expect(item.read()).toBe(5);
    item.remove();
    expect(item.read()).toBe(0);
  });
});
