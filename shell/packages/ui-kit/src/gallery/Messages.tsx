import { Landmark, Plus, Wallet } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  CodeBlock,
  CommandList,
  CommandPalette,
  ConfirmDialog,
  CookieBanner,
  Drawer,
  EmptyState,
  ErrorNotice,
  Notice,
  RowSkeleton,
  Skeleton,
  Upsell,
  useCommandShortcut,
  useToast,
} from '../index.js';
import { Cell } from './Cell.js';
import css from './Gallery.module.css';

const ITEMS = [
  {
    id: '1',
    label: 'Facturen uit de mailbox boeken',
    hint: 'workflow',
    icon: <Landmark aria-hidden="true" />,
  },
  { id: '2', label: 'Urenstaat naar factuur', hint: 'workflow', icon: <Landmark aria-hidden="true" /> },
  { id: '3', label: 'Mijn facturen', hint: 'pagina', icon: <Wallet aria-hidden="true" /> },
];

/** Dialogs, palette, toast, notices, empty and loading. */
export function Messages() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'palette' | null>(null);
  const toast = useToast();
  const close = () => setOpen(null);
  useCommandShortcut(() => setOpen('palette'));
  return (
    <>
      <Cell name="dialoog, lade, melding">
        <div className="row-wrap">
          <Button variant="dangerOutline" onClick={() => setOpen('dialog')}>
            Verwijderen
          </Button>
          <Button onClick={() => setOpen('drawer')}>Filters</Button>
          <Button onClick={() => toast.show('Referral link gekopieerd!')}>Kopieer link</Button>
        </div>
        <ConfirmDialog
          open={open === 'dialog'}
          title="Automatisering verwijderen?"
          confirmLabel="Verwijderen"
          danger
          onCancel={close}
          onConfirm={close}
        >
          Leads verrijken en toewijzen stopt meteen. De workflow in je n8n blijft bestaan.
        </ConfirmDialog>
        <Drawer
          open={open === 'drawer'}
          onClose={close}
          title="Filters"
          footer={
            <Button variant="primary" size="lg" full onClick={close}>
              Toon 97 workflows
            </Button>
          }
        >
          <p>Trigger, complexiteit, categorie.</p>
        </Drawer>
        <CommandPalette open={open === 'palette'} onClose={close} items={ITEMS} onSelect={close} />
        <CodeBlock label="Voorbeeld" code={'{\n  "name": "Facturen",\n  "active": true\n}'} />
      </Cell>
      <Cell name="commandopalet">
        <div className={css.float}>
          <CommandList items={ITEMS} onSelect={close} initialQuery="fact" />
        </div>
      </Cell>
      <Cell name="laden" size="third">
        <Skeleton width={40} />
        <Skeleton shape="block" />
        <RowSkeleton count={2} />
      </Cell>
      <Cell name="leeg" size="third">
        <EmptyState
          action={
            <Button variant="primary" size="sm" icon={<Plus aria-hidden="true" />}>
              Nieuwe automatisering
            </Button>
          }
        >
          Nog geen automatiseringen. Maak je eerste automatisering!
        </EmptyState>
      </Cell>
      <Cell name="403: upgrade" size="third">
        <Upsell
          title="De bibliotheek hoort bij een actief abonnement"
          actions={
            <>
              <Button variant="primary">Upgrade to Premium</Button>
              <Button variant="quiet">Vergelijk plannen</Button>
            </>
          }
        >
          Met Launch Special open je alle workflows, vanaf € 49 per maand excl. btw.
        </Upsell>
      </Cell>
      <Cell name="fout met herstel, melding" size="full">
        <ErrorNotice title="Unable to load workflows" onRetry={() => undefined}>
          De bibliotheek antwoordt niet. Je gegevens zijn veilig.
        </ErrorNotice>
        <Notice>mfe-affiliate is even niet bereikbaar. De rest werkt gewoon.</Notice>
        <Notice
          tone="warning"
          title="Leads verrijken staat op pauze."
          action={
            <Button variant="current" size="sm">
              Verbind HubSpot
            </Button>
          }
        >
          HubSpot weigert de sleutel sinds 06:40.
        </Notice>
        <CookieBanner
          inline
          onRefuse={() => undefined}
          onAccept={() => undefined}
          more={<Button variant="quiet">Kies zelf</Button>}
        />
      </Cell>
    </>
  );
}
