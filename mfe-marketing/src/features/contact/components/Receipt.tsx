import type { MessageReceipt } from '@stroomwerk/contracts/auth';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Facts, Notice, Panel } from '@stroomwerk/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { formTexts } from '../texts.js';
import css from './Contact.module.css';

/** What was received, when, and under which reference. Takes the focus, so that it is read out. */
export function Receipt({
  title,
  text,
  receipt,
  facts = [],
  children,
}: {
  title: string;
  text: string;
  receipt: MessageReceipt;
  facts?: readonly { term: string; value: string }[];
  children: ReactNode;
}) {
  const t = useTexts(formTexts);
  const format = useFormat();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const at = receipt.received_at;
  return (
    <div ref={place} tabIndex={-1} className={css.step}>
      <Panel title={title}>
        <div className="stack">
          <Notice tone="success">{text}</Notice>
          <Facts
            items={[
              { term: t.reference, value: <strong>{receipt.reference}</strong> },
              { term: t.receivedAt, value: t.time(format.date(at), format.time(at)) },
              ...facts,
            ]}
          />
          <div className={css.actions}>{children}</div>
        </div>
      </Panel>
    </div>
  );
}
