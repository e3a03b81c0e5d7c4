import type { BlockOf, ContentBlock, ContentBlockKind } from '@paddock/contract/schemas';
import { Notice } from '@paddock/styleguide';
import type { ComponentType } from 'react';

import { Words } from '../words.tsx';
import styles from './blocks.module.css';
import { ContactsBlock } from './contacts-block.tsx';
import { FormBlock, LinkBlock } from './link-blocks.tsx';
import { GamesBlock } from './games-block.tsx';
import { OddsBlock } from './odds-block.tsx';
import { PictureBlock } from './picture-block.tsx';
import { QuestionsBlock } from './questions-block.tsx';
import { TableBlock } from './table-block.tsx';

type BlockViews = { readonly [Kind in ContentBlockKind]: ComponentType<BlockOf<Kind>> };

/** How each kind of block is drawn. */
const VIEWS: BlockViews = {
  heading: HeadingBlock,
  text: TextBlock,
  list: ListBlock,
  steps: StepsBlock,
  table: TableBlock,
  figures: FiguresBlock,
  note: NoteBlock,
  picture: PictureBlock,
  questions: QuestionsBlock,
  link: LinkBlock,
  odds: OddsBlock,
  games: GamesBlock,
  form: FormBlock,
  contacts: ContactsBlock,
};

/** The body of a text, block by block. */
export function Blocks({ blocks }: { readonly blocks: readonly ContentBlock[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, at) => {
        const View = VIEWS[block.block] as ComponentType<ContentBlock>;
        return <View key={at} {...block} />;
      })}
    </div>
  );
}

/** A heading is its own link, so that it can be pointed at. */
function HeadingBlock({ level, text, anchor }: BlockOf<'heading'>) {
  const Heading = `h${level}` as const;
  return (
    <Heading id={anchor} className={level === 2 ? styles.heading : styles.subheading}>
      <a href={`#${anchor}`} className={styles.anchor}>
        {text}
      </a>
    </Heading>
  );
}

function TextBlock({ text }: BlockOf<'text'>) {
  return (
    <p>
      <Words text={text} />
    </p>
  );
}

function ListBlock({ isNumbered = false, items }: BlockOf<'list'>) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List className={isNumbered ? styles.numbered : styles.list}>
      {items.map((item, at) => (
        <li key={at}>
          <Words text={item} />
        </li>
      ))}
    </List>
  );
}

function StepsBlock({ steps }: BlockOf<'steps'>) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, at) => (
        <li key={at}>
          <strong>{title}</strong>
          <p>
            <Words text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function FiguresBlock({ figures }: BlockOf<'figures'>) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }, at) => (
        <div key={at}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function NoteBlock({ tone, text }: BlockOf<'note'>) {
  return (
    <Notice tone={tone}>
      <Words text={text} />
    </Notice>
  );
}
