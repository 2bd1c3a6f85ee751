import { Fragment, type ReactNode } from 'react';
import { type Block, blocksOf, type Inline } from '../model/markdown.js';
import css from './Note.module.css';

/** A sticky note's Markdown: no HTML of it is ever drawn. Headings are text here, since a note is no part of the page. */
export function NoteText({ text }: { text: string }) {
  return (
    <div className={css.note}>
      {numbered(blocksOf(text)).map(([key, block]) => (
        <BlockOf key={key} block={block} />
      ))}
    </div>
  );
}

/** What stands in order and never moves has its place as its key. */
const numbered = <T,>(items: readonly T[]) => items.map((item, at) => [`at-${at}`, item] as const);

function BlockOf({ block }: { block: Block }): ReactNode {
  if (block.kind === 'heading')
    return (
      <p className={block.level === 1 ? css.large : css.heading}>
        <Run inline={block.inline} />
      </p>
    );
  if (block.kind === 'code') return <pre className={css.code}>{block.text}</pre>;
  if (block.kind === 'paragraph')
    return (
      <p>
        <Run inline={block.inline} />
      </p>
    );
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={block.ordered ? css.ordered : css.list}>
      {numbered(block.items).map(([key, item]) => (
        <li key={key}>
          <Run inline={item} />
        </li>
      ))}
    </List>
  );
}

function Run({ inline }: { inline: readonly Inline[] }): ReactNode {
  return numbered(inline).map(([key, one]) => {
    if (one.kind === 'strong') return <strong key={key}>{one.text}</strong>;
    if (one.kind === 'em') return <em key={key}>{one.text}</em>;
    if (one.kind === 'code') return <code key={key}>{one.text}</code>;
    if (one.kind === 'link')
      return (
        <a key={key} href={one.href} target="_blank" rel="noopener noreferrer nofollow">
          {one.text}
        </a>
      );
    return <Fragment key={key}>{one.text}</Fragment>;
  });
}
