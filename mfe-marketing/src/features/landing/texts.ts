import { defineTexts } from '@stroomwerk/mfe-runtime';

/** Texts of the landing page. What the specification quotes stands as it is quoted, in both languages. */
export const landingTexts = defineTexts({
  nl: {
    title: 'Enterprise Workflow Automation',
    description:
      'Kant-en-klare n8n-workflows met schema, set-up per account en n8n-versie. Kies er een, koppel je accounts en zet hem vandaag aan in je eigen n8n.',
    lead: (total: string | null) =>
      `${total === null ? 'n8n-workflows' : `${total} n8n-workflows`} die al werken. Kies er een, koppel je accounts en zet hem vandaag nog aan in je eigen n8n.`,
    getStarted: 'Get Started',
    dashboard: 'Naar je dashboard',
    allWorkflows: 'All Workflows',
    run: {
      name: 'Facturen uit de mailbox boeken',
      steps: '13 stappen',
      sample: 'De workflow staat in de bibliotheek; de run ernaast is een voorbeeld.',
    },
    figures: 'Cijfers',
    workflows: 'workflows in de bibliotheek',
    integrations: 'integraties',
    uptime: {
      goal: { value: '99.9%', label: 'Uptime · doel' },
      measured: (days: number, text: string) =>
        days === 1 ? 'Uptime, gemeten over 1 dag' : `Uptime, gemeten over ${text} dagen`,
    },
    saving: { value: 'Save 15+ hours', label: 'per week · doel' },
  },
  en: {
    title: 'Enterprise Workflow Automation',
    description:
      'Ready-made n8n workflows with their diagram, set-up for each account and n8n version. Pick one, connect your accounts and run it in your own n8n today.',
    lead: (total: string | null) =>
      `${total === null ? 'n8n workflows' : `${total} n8n workflows`} that already work. Pick one, connect your accounts and switch it on today in your own n8n.`,
    getStarted: 'Get Started',
    dashboard: 'To your dashboard',
    allWorkflows: 'All Workflows',
    run: {
      name: 'Book invoices from the mailbox',
      steps: '13 steps',
      sample: 'The workflow is in the library; the run beside it is a sample.',
    },
    figures: 'Figures',
    workflows: 'workflows in the library',
    integrations: 'integrations',
    uptime: {
      goal: { value: '99.9%', label: 'Uptime · goal' },
      measured: (days: number, text: string) =>
        days === 1 ? 'Uptime, measured over 1 day' : `Uptime, measured over ${text} days`,
    },
    saving: { value: 'Save 15+ hours', label: 'per week · goal' },
  },
});
