import { useTexts } from '@stroomwerk/mfe-runtime';
import { Badge, Panel, PanelItems, TextLink } from '@stroomwerk/ui-kit';
import { useState } from 'react';
import type { Switch } from '../api/use-switch.js';
import { attentionTexts } from '../attention-texts.js';
import type { Attention } from '../model/attention.js';
import { AttentionItem } from './AttentionItem.js';
import css from './Dashboard.module.css';

const few = 4;

/** What asks for attention, the most urgent first; a calm line where nothing does. */
export function AttentionPanel({ items, turning }: { items: readonly Attention[]; turning: Switch }) {
  const t = useTexts(attentionTexts);
  const [all, setAll] = useState(false);
  if (items.length === 0)
    return (
      <Panel title={t.title}>
        <p className="soft">{t.calm}</p>
      </Panel>
    );
  return (
    <Panel
      flush
      title={t.title}
      badge={
        <Badge tone="warning">
          <span className="num">{items.length}</span>
        </Badge>
      }
      actions={
        items.length > few ? (
          <TextLink component="button" small standalone aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? t.fewer : t.all(items.length)}
          </TextLink>
        ) : items.length > 1 ? (
          <span className="caption">{t.order}</span>
        ) : undefined
      }
    >
      <PanelItems className={css.items}>
        {items.slice(0, all ? undefined : few).map((item, index) => (
          <AttentionItem
            key={item.key}
            item={item}
            urgent={index === 0}
            busy={item.kind === 'not_started' && turning.busy === item.automation.id}
            onStart={(automation) => turning.turn(automation, 'running')}
          />
        ))}
      </PanelItems>
    </Panel>
  );
}
