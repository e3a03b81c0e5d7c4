import { useState } from 'react';
import type { BlockOf } from '@paddock/contract/schemas';
import { useT } from '@paddock/shared-utils/react';

import { Words } from '../words.tsx';
import styles from './blocks.module.css';

type Picture = BlockOf<'picture'>;

/** A picture whose place is kept before it comes, in the widths and formats there are; words where it does not come. */
export function PictureBlock({ source, sources = [], alt, width, height, caption }: Picture) {
  const t = useT('information');
  const [isGone, setGone] = useState(false);
  const types = [...new Set(sources.map(({ type }) => type))];
  return (
    <figure className={styles.picture}>
      {isGone ? (
        <p className={styles.pictureGone} style={{ aspectRatio: `${width} / ${height}` }}>
          {t('content.pictureGone', { alt })}
        </p>
      ) : (
        <picture>
          {types.map((type) => (
            <source
              key={type}
              type={type}
              srcSet={widthsOf(sources, type)}
              sizes="(min-width: 820px) 780px, 100vw"
            />
          ))}
          <img
            // One that failed before the page was alive tells nobody any more.
            ref={(img) => {
              if (img?.complete === true && img.naturalWidth === 0 && img.currentSrc !== '') setGone(true);
            }}
            src={source}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
            onError={() => setGone(true)}
          />
        </picture>
      )}
      {caption !== undefined && (
        <figcaption>
          <Words text={caption} />
        </figcaption>
      )}
    </figure>
  );
}

function widthsOf(sources: NonNullable<Picture['sources']>, type: string): string {
  return sources
    .filter((one) => one.type === type)
    .map(({ source, width }) => `${source} ${width}w`)
    .join(', ');
}
