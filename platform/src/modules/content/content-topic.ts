import type { ContentTopicView } from '@paddock/contract';

import type { LiveSource } from '../live/index.ts';
import type { Library } from './library.ts';

const TOPIC = 'content';

/** Tells open pages of content that something was published, moved or taken back: they read what they show again. */
export function contentTopic(
  library: Pick<Library, 'revision'>,
): Pick<LiveSource, 'snapshot' | 'takeChanges'> {
  let told = library.revision;
  const shown = (): ContentTopicView => ({ revision: library.revision });
  return {
    snapshot: (topic) => (topic === TOPIC ? shown() : undefined),
    takeChanges(watched) {
      if (told === library.revision || !watched(TOPIC)) return [];
      told = library.revision;
      return [{ topic: TOPIC, data: shown() }];
    },
  };
}
