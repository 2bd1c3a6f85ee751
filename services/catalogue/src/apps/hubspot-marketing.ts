import { type HttpOptions, http } from '../dsl/http.js';
import type { NodeSpec, Parameters } from '../dsl/types.js';
import { node } from '../kit/index.js';
import { at } from './calls.js';
import { inApp } from './values.js';

/** A step of HubSpot with the private app of the customer. */
export const hubSpotStep = (
  name: string,
  resource: string,
  operation: string,
  parameters: Parameters,
): NodeSpec => node(name, 'hubspot', 2.2, { authentication: 'appToken', resource, operation, ...parameters });

/** Contacts by conditions on their properties. @param filters property, operator of HubSpot and value */
export const hubSpotContacts = (
  name: string,
  filters: readonly (readonly [property: string, operator: string, value?: string])[],
  properties: readonly string[],
): NodeSpec =>
  hubSpotStep(name, 'contact', 'search', {
    returnAll: true,
    filterGroupsUi: {
      filterGroupsValues: [
        {
          filtersUi: {
            filterValues: filters.map(([propertyName, operator, value]) => ({
              propertyName,
              operator,
              ...(value === undefined ? {} : { value }),
            })),
          },
        },
      ],
    },
    additionalFields: { properties: [...properties] },
  });

/** Reads at HubSpot what its own step does not. @param path behind api.hubapi.com/ */
export const hubSpotRead = (
  name: string,
  path: string,
  options: Pick<HttpOptions, 'query' | 'pages'> = {},
): NodeSpec =>
  http(name, at('https://api.hubapi.com/', path), { auth: 'hubspotAppToken', perSecond: 4, ...options });

/** The static list of HubSpot that people are put on. */
export const hubSpotList = inApp(
  'HubSpot',
  ['statische lijst', 'static list'],
  [
    'Het nummer van de lijst (ILS List ID): bij de gegevens van de lijst.',
    'The number of the list (ILS List ID): in the details of the list.',
  ],
  '42',
  '^\\d+$',
);
