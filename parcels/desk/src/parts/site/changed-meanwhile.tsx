import { useT } from '@paddock/shared-utils/react';
import { Button, ButtonRow, Notice } from '@paddock/styleguide';

import { leafDifferences, type LeafDifference } from '../../model/leaf-differences.ts';
import { DifferenceList } from '../difference-list.tsx';
import type { SeenKey } from './use-seen-key.ts';

interface ChangedMeanwhileProps {
  readonly name: string;
  readonly place: SeenKey;
  /** Of the site as it stands. */
  readonly version: number;
  /** What two values of the key differ in, where it is said in words. */
  readonly differ?: ((before: unknown, after: unknown) => readonly LeafDifference[]) | undefined;
}

/** Somebody else changed the key since it was opened: what they changed, and the ways on. */
export function ChangedMeanwhile({ name, place, version, differ }: ChangedMeanwhileProps) {
  const t = useT('desk');
  const { before, now, putOver, takeTheirs } = place;
  return (
    <Notice tone="warning" title={t('site.meanwhile', { number: version })}>
      <DifferenceList differences={differ?.(before, now) ?? leafDifferences(before, now, `/${name}`)} />
      <ButtonRow>
        <Button size={32} variant="outline" onClick={putOver}>
          {t('content.putMine')}
        </Button>
        {takeTheirs !== undefined && (
          <Button size={32} variant="danger-outline" onClick={takeTheirs}>
            {t('content.takeNewest')}
          </Button>
        )}
      </ButtonRow>
    </Notice>
  );
}
