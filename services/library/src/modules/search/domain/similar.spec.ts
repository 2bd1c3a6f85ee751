import { indexOf } from '../../../../test/search-library.js';
import { documentOf, similarTo } from './similar.js';

describe('similar workflows', () => {
  const index = indexOf([
    {
      name: 'Leads uit Typeform naar HubSpot',
      integrations: ['Typeform', 'HubSpot'],
      category: 'marketing',
      pattern: 'leads',
    },
    {
      name: 'Leads uit Jotform naar HubSpot',
      integrations: ['Jotform', 'HubSpot'],
      category: 'marketing',
      pattern: 'leads',
    },
    {
      name: 'Leads uit Wufoo naar HubSpot',
      integrations: ['Wufoo', 'HubSpot'],
      category: 'marketing',
      pattern: 'leads',
    },
    {
      name: 'Leads uit Webflow naar HubSpot',
      integrations: ['Webflow', 'HubSpot'],
      category: 'marketing',
      pattern: 'leads',
    },
    { name: 'Typeform-antwoorden bewaren', integrations: ['Typeform', 'Airtable'], category: 'data' },
    { name: 'Leads opvolgen uit HubSpot', integrations: ['HubSpot', 'Gmail'], category: 'marketing' },
    { name: 'Back-up van de database', integrations: ['PostgreSQL'], category: 'data' },
  ]);

  it('are about the same or use the same apps, and of other recipes, one of each', () => {
    expect(similarTo(index, documentOf(index, 1), 4).sort()).toEqual([5, 6]);
    const leads = similarTo(index, documentOf(index, 5), 4);
    expect(leads.filter((key) => [1, 2, 3, 4].includes(key))).toEqual([1]);
  });

  it('are none where nothing is alike', () => {
    expect(similarTo(index, documentOf(index, 7), 6)).toEqual([]);
    expect(documentOf(index, 99)).toBe(-1);
  });
});
