/** The contract: what the reference, the samples, the mock, and the consoles are made from. Paths from the project root. */
export const contractPaths = {openapi: 'api/openapi.yaml', asyncapi: 'api/asyncapi.yaml'};

/** The public surfaces of the SDKs. */
export const sdkPaths = {webSdk: 'api/web-sdk', iosSdk: 'api/ios-sdk', androidSdk: 'api/android-sdk'};

/** The JSON Schema with the ranges and descriptions of the SDKs' options. */
export const settingsPath = 'api/settings.schema.json';
