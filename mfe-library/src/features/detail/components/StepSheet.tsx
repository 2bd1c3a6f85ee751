import type { CanvasNode } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, Drawer, Facts, Notice } from '@stroomwerk/ui-kit';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { canvasTexts } from '../canvas-texts.js';
import { parameterRows, type Reading } from '../model/parameters.js';
import css from './Sheet.module.css';

interface StepSheetProps {
  /** The step that is shown; none closes the sheet. */
  readonly node: CanvasNode | undefined;
  /** Names of the steps from the trigger on. */
  readonly order: readonly string[];
  readonly onOpen: (step: string) => void;
  readonly onClose: () => void;
}

/** One step with its settings as somebody reads them, beside the canvas; from step to step without going back. */
export function StepSheet({ node, order, onOpen, onClose }: StepSheetProps) {
  const t = useTexts(canvasTexts);
  const at = node ? order.indexOf(node.name) : -1;
  const before = order[at - 1];
  const after = at < 0 ? undefined : order[at + 1];
  return (
    <Drawer
      open={node !== undefined}
      onClose={onClose}
      title={node?.name ?? ''}
      footer={
        <div className={css.foot}>
          <Button
            size="sm"
            disabled={before === undefined}
            icon={<ChevronLeft size={14} aria-hidden="true" />}
            onClick={() => before !== undefined && onOpen(before)}
          >
            {t.previous}
          </Button>
          <Button
            size="sm"
            disabled={after === undefined}
            iconEnd={<ChevronRight size={14} aria-hidden="true" />}
            onClick={() => after !== undefined && onOpen(after)}
          >
            {t.next}
          </Button>
        </div>
      }
    >
      {node ? <Step node={node} /> : null}
    </Drawer>
  );
}

function Step({ node }: { node: CanvasNode }) {
  const t = useTexts(canvasTexts);
  const format = useFormat();
  const rows = parameterRows(node.parameters);
  return (
    <>
      {node.disabled ? <Notice tone="warning">{t.disabled}</Notice> : null}
      <Facts
        items={[
          { term: t.app, value: node.app },
          { term: t.type, value: <span className="mono">{node.type.split('.').at(-1)}</span>, key: 'type' },
          {
            term: t.version,
            value: format.number(node.type_version, Number.isInteger(node.type_version) ? 0 : 1),
          },
        ]}
      />
      <section className="stack-sm">
        <h3 className="h3">{t.parameters}</h3>
        {rows.length === 0 ? (
          <p className={css.muted}>{t.noParameters}</p>
        ) : (
          <dl className={css.rows}>
            {rows.map(({ id, path, value }) => (
              <div key={id} className={css.row}>
                <dt>{path.join(' › ')}</dt>
                <dd>
                  <Value value={value} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    </>
  );
}

function Value({ value: { kind, text } }: { value: Reading }) {
  const t = useTexts(canvasTexts);
  if (kind === 'switch') return text === 'true' ? t.on : t.isOff;
  if (kind === 'code') return <pre className={css.code}>{text}</pre>;
  if (kind === 'expression')
    return (
      <>
        <code className={css.expression}>{text}</code> <span className={css.tag}>{t.expression}</span>
      </>
    );
  return text;
}
