import type { WorkflowDetail } from '@stroomwerk/contracts/library';
import { forgetWorkflow, places, useLanguage, useTexts } from '@stroomwerk/mfe-runtime';
import { Button, LinkButton, SegmentedControl, useToast } from '@stroomwerk/ui-kit';
import { Copy, Download, FolderPlus, Plus, Rocket, Star } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useDownload } from '../../library/api/use-download.js';
import { useFavourite, useFavouriteNames } from '../../shelf/api/use-favourites.js';
import { AddToCollection } from '../../shelf/components/AddToCollection.js';
import { useAddAutomation } from '../api/use-detail.js';
import { stepLanguage } from '../model/step-language.js';
import { detailTexts } from '../texts.js';
import css from './Detail.module.css';

/** What somebody does with a workflow: put it to use, download it, copy it; keep it, put it on the dashboard. */
export function WorkflowActions({ workflow }: { workflow: WorkflowDetail }) {
  const t = useTexts(detailTexts);
  const navigate = useNavigate();
  const { show } = useToast();
  const download = useDownload();
  const favourite = useFavourite();
  const on = useFavouriteNames().has(workflow.filename);
  const [collecting, setCollecting] = useState(false);
  const { language } = useLanguage();
  const languages = workflow.languages ?? ['nl'];
  const [chosen, setChosen] = useState<'nl' | 'en'>();
  const fileLanguage = chosen ?? stepLanguage(languages, language);
  useEffect(forgetWorkflow, []);
  const add = useAddAutomation({
    onSuccess: ({ name }) =>
      show({
        text: t.added(name),
        action: { label: t.toDashboard, onSelect: () => void navigate('/dashboard?tab=automations') },
      }),
    onError: ({ detail: text }) => show({ text, tone: 'error' }),
  });
  return (
    <>
      <LinkButton
        size="lg"
        variant="primary"
        component={Link}
        to={places.deploy(workflow.filename)}
        icon={<Rocket size={16} aria-hidden="true" />}
      >
        {t.deploy}
      </LinkButton>
      <Button
        size="lg"
        icon={<Download size={16} aria-hidden="true" />}
        busy={download.busy === workflow.filename && !download.copying}
        onClick={() => void download.start(workflow, fileLanguage)}
      >
        {t.download}
      </Button>
      <Button
        size="lg"
        icon={<Copy size={16} aria-hidden="true" />}
        busy={download.copying}
        onClick={() => void download.copy(workflow, fileLanguage)}
      >
        {t.copyJson}
      </Button>
      {languages.length > 1 ? (
        <SegmentedControl
          label={t.fileLanguage}
          value={fileLanguage}
          onChange={setChosen}
          options={languages.map((value) => ({ value, label: t.languages[value] }))}
        />
      ) : null}
      <Button
        size="lg"
        variant="quiet"
        aria-pressed={on}
        className={on ? css.starred : undefined}
        icon={<Star size={16} aria-hidden="true" />}
        onClick={() => favourite(workflow, !on)}
      >
        {t.favourite}
      </Button>
      <Button
        size="lg"
        variant="quiet"
        aria-haspopup="dialog"
        icon={<FolderPlus size={16} aria-hidden="true" />}
        onClick={() => setCollecting(true)}
      >
        {t.collect}
      </Button>
      <Button
        size="lg"
        icon={<Plus size={16} aria-hidden="true" />}
        busy={add.isPending}
        onClick={() => add.mutate({ body: { name: workflow.name, workflow_filename: workflow.filename } })}
      >
        {t.automation}
      </Button>
      {collecting ? (
        <AddToCollection filenames={[workflow.filename]} onClose={() => setCollecting(false)} />
      ) : null}
    </>
  );
}
