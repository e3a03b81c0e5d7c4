import { contentTopic } from './content-topic.ts';

it('tells who shows content that something of it has changed, once a change', () => {
  const library = { revision: 3 };
  const topic = contentTopic(library);
  const changes = () => topic.takeChanges(() => true);
  expect([topic.snapshot('content'), topic.snapshot('lotto'), changes()]).toEqual([
    { revision: 3 },
    undefined,
    [],
  ]);
  library.revision = 5;
  expect(topic.takeChanges(() => false)).toEqual([]);
  expect([changes(), changes()]).toEqual([[{ topic: 'content', data: { revision: 5 } }], []]);
});
