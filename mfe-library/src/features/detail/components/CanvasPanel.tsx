import { type WorkflowDetail } from '@stroomwerk/contracts/library';
import { untilLoaded, useFormat, useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { ErrorNotice, FlowCanvas, TextLink } from '@stroomwerk/ui-kit';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { useCanvas } from '../api/use-detail.js';
import type { InteractiveCanvasProps } from '../canvas/InteractiveCanvas.js';
import { canvasTexts } from '../canvas-texts.js';
import { placeOnCanvas } from '../model/canvas.js';
import { fillInsOf } from '../model/fill-ins.js';
import { sceneOf } from '../model/scene.js';
import { stepLanguage } from '../model/step-language.js';
import { detailTexts } from '../texts.js';
import css from './Detail.module.css';
import { StepSheet } from './StepSheet.js';

/** The canvas's own code, fetched beside the page; undefined until it is there. */
function useCanvasCode(): ComponentType<InteractiveCanvasProps> | undefined {
  const [code, setCode] = useState<{ readonly Canvas: ComponentType<InteractiveCanvasProps> }>();
  useEffect(() => {
    const left = new AbortController();
    untilLoaded(
      () => import(/* webpackChunkName: "WorkflowDetailPage-canvas" */ '../canvas/InteractiveCanvas.js'),
      left,
    ).then(
      (module) => (left.signal.aborted ? undefined : setCode({ Canvas: module.default })),
      () => undefined, // The page was left.
    );
    return () => left.abort();
  }, []);
  return code?.Canvas;
}

/** The workflow's canvas: its picture at once, the one to move about in when that has come. Pressing a step opens it. */
export function CanvasPanel({ workflow }: { workflow: WorkflowDetail }) {
  const t = useTexts(canvasTexts);
  const { nodeCount } = useTexts(detailTexts);
  const format = useFormat();
  const { language } = useLanguage();
  const Canvas = useCanvasCode();
  const { data, error, refetch } = useCanvas(workflow.filename);
  const steps = stepLanguage(workflow.languages, language);
  const [opened, setOpened] = useState<string>();
  const fillIns = useMemo(() => fillInsOf(workflow.settings, t.fillIn), [workflow, t]);
  const picture = useMemo(() => placeOnCanvas(workflow.steps, workflow.graph, fillIns), [workflow, fillIns]);
  const scene = useMemo(() => (data ? sceneOf(data, t, fillIns) : undefined), [data, t, fillIns]);
  const order = workflow.steps.map(({ name }) => name);
  const label = `${workflow.name}, ${nodeCount(format.number(workflow.node_count))}`;
  return (
    <div className="stack-sm">
      <div lang={steps}>
        {Canvas && scene ? (
          <Canvas scene={scene} label={label} opened={opened} onOpen={setOpened} />
        ) : (
          <div className={css.picture}>
            <FlowCanvas {...picture} bare zoomable label={label} />
          </div>
        )}
      </div>
      <div className={css.legend}>
        {fillIns.size > 0 ? <span className={css.legendMarked}>{t.marked(fillIns.size === 1)}</span> : null}
        <span className={css.legendMain}>{t.main}</span>
        <span className={css.legendOther}>{t.other}</span>
        <span className={css.legendServes}>{t.serves}</span>
        {Canvas && scene ? <span className={css.hint}>{t.hint}</span> : null}
      </div>
      {error && !data ? (
        <ErrorNotice error={error} title={t.failed} onRetry={() => void refetch()}>
          {error.detail}
        </ErrorNotice>
      ) : null}
      <details className={css.stepList}>
        <summary>{t.steps}</summary>
        <ol lang={steps}>
          {workflow.steps.map(({ name, app }) => (
            <li key={name}>
              {data ? (
                <TextLink
                  component="button"
                  standalone
                  aria-label={t.open(name)}
                  aria-haspopup="dialog"
                  onClick={() => setOpened(name)}
                >
                  {name}
                </TextLink>
              ) : (
                <b>{name}</b>
              )}{' '}
              <span className={css.muted}>{app}</span>
            </li>
          ))}
        </ol>
      </details>
      <StepSheet
        node={data?.nodes.find(({ name }) => name === opened)}
        order={order}
        onOpen={setOpened}
        onClose={() => setOpened(undefined)}
      />
    </div>
  );
}
