import type { DeploymentBatch } from '@stroomwerk/contracts/library';
import { useFormat, useTexts } from '@stroomwerk/mfe-runtime';
import {
  Button,
  EmptyState,
  ErrorNotice,
  LinkButton,
  LoadingText,
  Panel,
  PanelItems,
  RowSkeleton,
  Skeleton,
} from '@stroomwerk/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import deployCss from '../../deploy/components/Deploy.module.css';
import { Says, type SaysTone } from '../../deploy/components/Says.js';
import { useDeploymentBatch } from '../api/use-collection-deploy.js';
import { canUndo, type Standing, standingOf, toTryAgain } from '../model/batch.js';
import { collectionDeployTexts } from '../texts.js';
import { Item } from './Item.js';
import { UndoAll } from './UndoAll.js';

interface TogetherProps {
  readonly id: string;
  /** Somebody pressed the button here, a moment ago: the focus goes to what came of it. */
  readonly pressed: boolean;
  /** Back to the form. @param filenames those that are to be tried again; none: whatever was chosen */
  readonly onAgain: (filenames?: readonly string[]) => void;
}

/** What became of one press for several workflows, from the first second to the first run of each. */
export function Together({ id, pressed, onAgain }: TogetherProps) {
  const t = useTexts(collectionDeployTexts);
  const { data, error, refetch } = useDeploymentBatch(id);
  if (error && !data)
    return error.status === 404 ? (
      <EmptyState action={<Button onClick={() => onAgain()}>{t.toForm}</Button>}>{t.gone}</EmptyState>
    ) : (
      <ErrorNotice error={error} title={t.loadFailed} onRetry={() => void refetch()}>
        {error.detail}
      </ErrorNotice>
    );
  if (!data)
    return (
      <>
        <LoadingText />
        <Skeleton shape="block" />
        <RowSkeleton count={3} />
      </>
    );
  return <Placed batch={data} pressed={pressed} onAgain={onAgain} />;
}

/** How the whole stands, each workflow with what to do where it failed, and the way back. */
export function Placed({
  batch,
  pressed,
  onAgain,
}: Omit<TogetherProps, 'id'> & { readonly batch: DeploymentBatch }) {
  const t = useTexts(collectionDeployTexts);
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const [left, setLeft] = useState<ReadonlyMap<string, string>>(new Map());
  const [undone, setUndone] = useState(false);
  const acted = pressed || undone;
  useEffect(() => {
    if (acted) heading.current?.focus();
  }, [acted]);
  const again = toTryAgain(batch);
  const standing = standingOf(batch);
  const said = useSaid(batch, standing);
  const isOver = standing.under_way === 0;
  // Whoever was at a button that is gone goes on at the heading; who went elsewhere stays there.
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (acted && lost && said.title) heading.current?.focus();
  }, [acted, said.title]);
  return (
    <div className={deployCss.result}>
      <div aria-live="polite">
        <Says
          tone={said.tone}
          title={said.title}
          heading={heading}
          acts={
            isOver ? (
              <>
                {again.length > 0 ? (
                  <Button onClick={() => onAgain(again)}>{t.tryAgain(format.number(again.length))}</Button>
                ) : null}
                {standing.there > 0 ? (
                  <LinkButton variant="primary" component={Link} to="/dashboard?tab=automations">
                    {t.automations}
                  </LinkButton>
                ) : (
                  <Button variant="primary" onClick={() => onAgain()}>
                    {t.toForm}
                  </Button>
                )}
              </>
            ) : undefined
          }
        >
          <p>{said.text}</p>
        </Says>
      </div>
      <Panel title={t.results} flush>
        <PanelItems>
          {batch.items.map((item) => (
            <Item key={item.filename} item={item} left={left.get(item.filename)} />
          ))}
        </PanelItems>
      </Panel>
      {isOver && canUndo(batch) ? (
        <div className={deployCss.foot}>
          <span className={deployCss.footEnd}>
            <UndoAll
              batch={batch}
              onUndone={(answer) => {
                setUndone(true);
                setLeft(
                  new Map(
                    answer.items.flatMap((item) => (item.left ? [[item.filename, item.left.detail]] : [])),
                  ),
                );
              }}
            />
          </span>
        </div>
      ) : null}
    </div>
  );
}

function useSaid(
  { connection: { name }, items }: DeploymentBatch,
  { under_way, there, not, undone }: Standing,
): { tone: SaysTone; title: string; text: string } {
  const t = useTexts(collectionDeployTexts);
  const format = useFormat();
  const all = items.length;
  if (under_way > 0)
    return {
      tone: 'wait',
      title: t.going(name, format.number(all - under_way), format.number(all)),
      text: t.goingText,
    };
  if (there === 0 && undone > 0) return { tone: 'gone', title: t.undone, text: t.undoneText(name) };
  if (there === 0) return { tone: 'bad', title: t.nothing, text: t.nothingText };
  if (not > 0)
    return {
      tone: 'warn',
      title: t.partly(name, format.number(there), format.number(all)),
      text: t.partlyText,
    };
  return { tone: 'good', title: t.there(name, format.number(there)), text: t.thereText };
}
