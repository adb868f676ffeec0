import {z} from 'zod';

// Zod would try to compile its checks, which the pages' security policy forbids.
z.config({jitless: true});

export {z};
