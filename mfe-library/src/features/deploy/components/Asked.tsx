import type {
  DeployConnection,
  Deployment,
  DeployForm as Form,
  PublicWorkflowDetail,
} from '@stroomwerk/contracts/library';
import { useTexts } from '@stroomwerk/mfe-runtime';
import { ErrorNotice } from '@stroomwerk/ui-kit';
import { type RefObject, useMemo, useState } from 'react';
import { placeForm } from '../model/drawing.js';
import { formView } from '../model/view.js';
import { deployTexts } from '../texts.js';
import type { Looking } from './AccountMissing.js';
import { ChooseN8n } from './ChooseN8n.js';
import css from './Deploy.module.css';
import { DeployCanvas, FormLegend } from './DeployCanvas.js';
import { DeployForm, type Draft } from './DeployForm.js';
import { Existing } from './Existing.js';
import { Refused } from './Refused.js';

interface AskedProps {
  readonly form: Form;
  readonly connection: DeployConnection | undefined;
  readonly workflow: PublicWorkflowDetail | undefined;
  /** Where the drawing could not be had: asks for it again. */
  readonly onDrawAgain: (() => void) | undefined;
  readonly draft: RefObject<Draft>;
  readonly looking: Looking;
  readonly onChoose: (id: string) => void;
  readonly onSent: (made: Deployment) => void;
}

/** Before the button: the workflow with what will become of it, and below it what is asked. */
export function Asked(props: AskedProps) {
  const { form, workflow, onDrawAgain } = props;
  const t = useTexts(deployTexts);
  const placed = useMemo(
    () => (workflow ? placeForm(workflow, form, t.marks) : undefined),
    [workflow, form, t],
  );
  return (
    <div className={css.asked}>
      {workflow && placed ? (
        <DeployCanvas
          workflow={workflow}
          placed={placed}
          legend={<FormLegend values={form.values.length > 0} adds={form.adds_error_path} />}
        />
      ) : onDrawAgain ? (
        <ErrorNotice title={t.noDrawing} onRetry={onDrawAgain}>
          {t.noDrawingText}
        </ErrorNotice>
      ) : (
        <div className={css.noCanvas} />
      )}
      <Question {...props} />
    </div>
  );
}

function Question({ form, connection, workflow, draft, looking, onChoose, onSent }: AskedProps) {
  const [again, setAgain] = useState(false);
  const view = formView(form, again);
  if (view === 'choose' || (view !== 'refused' && connection === undefined))
    return (
      <div className={css.panel}>
        <ChooseN8n connections={form.connections} onChoose={onChoose} />
      </div>
    );
  if (view === 'refused' || connection === undefined)
    return (
      <div className={css.panel}>
        <Refused
          form={form}
          kept={{ address: `/account/n8n?workflow=${encodeURIComponent(form.workflow.filename)}` }}
          connection={connection}
          busy={looking.busy}
          onLook={() => void looking.now()}
        />
      </div>
    );
  if (view === 'existing' && form.existing)
    return (
      <div className={css.panel}>
        <Existing existing={form.existing} n8n={connection.name} onAgain={() => setAgain(true)} />
      </div>
    );
  return (
    <DeployForm {...{ form, connection, workflow, draft, looking, onSent }} again={form.existing !== null} />
  );
}
