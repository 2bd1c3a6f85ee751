/** Documents as tagged PDFs in the product's typeface: what a report and an invoice are drawn with. */
export * from './sheet.js';
