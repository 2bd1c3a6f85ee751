import type { PostalAddress, Recipient, Seller } from '../domain/invoice.js';
import type { Node } from './parts.js';

/** Dutch trade register. */
const kvkScheme = '0106';
/** By which a VAT id of a country is an address in the Peppol network (its list of electronic address schemes). */
const vatSchemes: Readonly<Record<string, string>> = {
  ...{ NL: '9944', BE: '9925', DE: '9930', FR: '9957', AT: '9914', LU: '9938', IE: '9935', ES: '9920' },
};

const address = ({ street, city, postal_code, country }: PostalAddress): Node => ({
  'cac:PostalAddress': {
    ...(street === '' ? {} : { 'cbc:StreetName': street }),
    ...(city === '' ? {} : { 'cbc:CityName': city }),
    ...(postal_code === '' ? {} : { 'cbc:PostalZone': postal_code }),
    'cac:Country': { 'cbc:IdentificationCode': country },
  },
});

const vat = (id: string): Node => ({
  'cac:PartyTaxScheme': { 'cbc:CompanyID': id, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } },
});

export const supplierParty = ({ name, kvk, vat_id, address: at }: Seller): Node => ({
  'cac:Party': {
    'cbc:EndpointID': { '@schemeID': kvkScheme, '#': kvk },
    'cac:PartyName': { 'cbc:Name': name },
    ...address(at),
    ...vat(vat_id),
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': name,
      'cbc:CompanyID': { '@schemeID': kvkScheme, '#': kvk },
    },
  },
});

/** Only who has a VAT id has an address in the network: others get it as a file. */
export function customerParty({ company, name, vat_id, address: at }: Recipient): Node {
  const who = company ?? name ?? '';
  const scheme = vatSchemes[vat_id?.slice(0, 2) ?? ''];
  return {
    'cac:Party': {
      ...(vat_id !== null && scheme !== undefined
        ? { 'cbc:EndpointID': { '@schemeID': scheme, '#': vat_id } }
        : {}),
      'cac:PartyName': { 'cbc:Name': who },
      ...address(at),
      ...(vat_id === null ? {} : vat(vat_id)),
      'cac:PartyLegalEntity': { 'cbc:RegistrationName': who },
      ...(company !== null && name !== null ? { 'cac:Contact': { 'cbc:Name': name } } : {}),
    },
  };
}
