import {facts} from '../../facts';

/** What code samples call the SDK: the names of `api/web-sdk.d.ts`, which follow the brand's. */
export const sdk = {
  client: `${facts.brand.name}Client`,
  package: `@${facts.brand.name.toLowerCase()}/voice`,
  keyVariable: `${facts.brand.name.toUpperCase()}_API_KEY`,
} as const;

/** Where the documentation stands. */
export const documentation = '/developers/documentation';
