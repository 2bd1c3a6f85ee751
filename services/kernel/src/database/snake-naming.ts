import { DefaultNamingStrategy } from 'typeorm';

const snake = (text: string) => text.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** Tables and columns in snake_case where an entity gives no name of its own: `priceTier` becomes `price_tier`. */
export class SnakeNaming extends DefaultNamingStrategy {
  override tableName(className: string, given: string | undefined): string {
    return given ?? snake(className);
  }

  override columnName(property: string, given: string | undefined, embedded: string[]): string {
    return given ?? snake([...embedded, property].join('_'));
  }

  override joinColumnName(relation: string, referenced: string): string {
    return snake(`${relation}_${referenced}`);
  }
}
