import { useEffect, useRef } from 'react';
import type { MountedWidget, PageProps } from '@paddock/contract';

import { classNames } from '../class-names.ts';
import styles from './parcel-root.module.css';

export interface WidgetPlaceProps {
  /** As the page was handed it. */
  readonly mount: PageProps['mountWidget'];
  /** `<parcel>/<widget>`. */
  readonly widget: string;
  /** What the widget is told; a change arrives as its update. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly className?: string | undefined;
}

/** A widget of another parcel within a page: nothing until it stands, and nothing where it fails. */
export function WidgetPlace({ mount, widget, props, className }: WidgetPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedWidget>(null);
  const first = useRef(props);
  useEffect(() => {
    first.current = props;
    mounted.current?.update(props);
  }, [props]);
  useEffect(() => {
    if (place.current === null) return undefined;
    const standing = mount(place.current, widget, first.current);
    mounted.current = standing;
    return () => {
      mounted.current = null;
      void standing.unmount();
    };
  }, [mount, widget]);
  return <div ref={place} className={classNames(styles.place, className)} />;
}
