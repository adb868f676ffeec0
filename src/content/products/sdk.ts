import {facts} from '../../facts';

/** Names that code samples use for the SDK, as in `api/web-sdk/`. They are derived from the brand's name. */
export const sdk = {
  client: `${facts.brand.name}Client`,
  package: `@${facts.brand.name.toLowerCase()}/voice`,
  keyVariable: `${facts.brand.name.toUpperCase()}_API_KEY`,
} as const;
