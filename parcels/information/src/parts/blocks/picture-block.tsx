import type { BlockOf } from '@paddock/contract/schemas';

import { Words } from '../words.tsx';
import styles from './blocks.module.css';

type Picture = BlockOf<'picture'>;

/** A picture whose place is kept before it comes, in the widths and formats there are. */
export function PictureBlock({ source, sources = [], alt, width, height, caption }: Picture) {
  const types = [...new Set(sources.map(({ type }) => type))];
  return (
    <figure className={styles.picture}>
      <picture>
        {types.map((type) => (
          <source
            key={type}
            type={type}
            srcSet={widthsOf(sources, type)}
            sizes="(min-width: 820px) 780px, 100vw"
          />
        ))}
        <img src={source} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      </picture>
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
