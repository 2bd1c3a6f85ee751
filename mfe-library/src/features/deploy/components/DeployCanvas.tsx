import type { PublicWorkflowDetail } from '@stroomwerk/contracts/library';
import { useFormat, useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { FlowCanvas, FlowSteps } from '@stroomwerk/ui-kit';
import type { ReactNode } from 'react';
import type { Placed } from '../../detail/model/canvas.js';
import { stepLanguage } from '../../detail/model/step-language.js';
import { deployTexts } from '../texts.js';
import css from './Deploy.module.css';

interface DeployCanvasProps {
  readonly workflow: PublicWorkflowDetail;
  readonly placed: Placed;
  readonly legend?: ReactNode;
}

/** The workflow with its marks; below 1024 the list of its steps with the same marks, so that none is scrolled out of sight. */
export function DeployCanvas({ workflow, placed, legend }: DeployCanvasProps) {
  const t = useTexts(deployTexts);
  const format = useFormat();
  const { language } = useLanguage();
  const lang = stepLanguage(workflow.languages, language);
  return (
    <>
      <div className={css.canvas} lang={lang}>
        <FlowCanvas
          {...placed}
          bare
          zoomable
          label={t.schema(workflow.name, format.number(workflow.steps.length))}
        />
      </div>
      {legend}
      <div className={css.stepList}>
        <FlowSteps nodes={placed.nodes} label={t.steps(workflow.name)} lang={lang} />
      </div>
    </>
  );
}

/** What the marks of the form's drawing mean. */
export function FormLegend({ values, adds }: { values: boolean; adds: boolean }) {
  const { legend } = useTexts(deployTexts);
  return (
    <div className={css.legend}>
      {values ? <span className={css.legendValues}>{legend.values}</span> : null}
      {values ? (
        <span>
          <span className={css.pin} aria-hidden="true">
            1
          </span>
          {legend.uses}
        </span>
      ) : null}
      <span className={css.legendMain}>{legend.main}</span>
      {adds ? <span className={css.legendAdded}>{legend.added}</span> : null}
    </div>
  );
}
