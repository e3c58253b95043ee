// What the studio's server uses of the site: its schemas, its reader, its checks, and one rendered page. Nothing else
// in the studio may import the site (checks/imports/rules.ts).

// Schemas

/** Each kind of content file: its schema, and its name for staff. */
export { contentKinds, type ContentKindName } from '../../checks/json-schema/content-kinds.ts'
/** The kinds of field for a form, which fetches what they may refer to. */
export { fieldsWithoutReferences } from '../../checks/json-schema/json-schema.ts'
/** Each kind of section, with its words for staff. */
export * as kinds from '../../app/sections/kinds.ts'
/** The file with the examples of a kind of section. */
export { exampleFile } from '../../app/site/read/examples.server.ts'
/** A page, and the name of a kind of section. */
export type { Page, SectionType } from '../../app/sections/page-schema.ts'
/** The forms on a page, and whether it is there for a form. */
export { formsOn, isFormPage } from '../../app/sections/traits.ts'
/** The address of a page. */
export { path as pathSchema } from '../../app/schema/fields.ts'
/** The file with the colours, and their stylesheet. */
export { brandSchema, paletteCss, type Palette } from '../../app/schema/brand.ts'
/** The values of the clinic that texts may quote. */
export { clinicTokens } from '../../app/schema/clinic.ts'
/** A picture as pages get it. */
export type { ImageView } from '../../app/schema/picture.ts'
/** The path of the page that a link leads to. */
export { pagePathOf } from '../../app/schema/resolve-link.ts'
/** The texts of the fields with a name. */
export { textsNamed } from '../../app/schema/walk.ts'

// Files

/** Which files are content, of which kind, and which entries of a folder are no links. */
export { contentKindOf, entriesOf, isOrdinary } from '../../app/site/read/content-folder.server.ts'
/** Reads the files, some of them with unsaved texts, and tells what is wrong with each. */
export { SiteReader, type Reading } from '../../app/site/read/site-reader.server.ts'
/** One file, as the reader keeps it. */
export type { ContentFile } from '../../app/site/read/content-files.server.ts'
/** The whole site, when every file is valid. */
export type { Site } from '../../app/site/read/site.ts'
/** The text of a file, from its bytes. */
export { decoded } from '../../app/yaml/encoding.ts'
/** YAML to a value, with a schema or without, and what is wrong with it. */
export { parseText, readYamlFile, yamlProblems } from '../../app/yaml/yaml-file.ts'
/** A value as YAML that differs in the changed lines only, and the comment above it. */
export { topComment, yamlText } from '../../app/yaml/canonical-yaml.ts'
/** Figures and names in place of the tokens that quote them. */
export { fillText, tokenValues } from '../../app/yaml/tokens.ts'
/** A problem of the content, and the part of it that says what to do. */
export { type Problem } from '../../app/yaml/problems.ts'
export { remedy } from '../../app/yaml/remedy.ts'
/** Write files whole or not at all. */
export { writeFileAtomically, writeFilesDurably } from '../../cli/write-file.ts'

// Checks of the words

/** Checks of one file at a time, and of all together. */
export { checkAcross, checkTexts, type CopyChecks } from '../../checks/copy/check-copy.ts'
/** The words of a page, and those that pages share. */
export { pageCopy, sharedCopy, type CopyFile } from '../../checks/copy/copy-text.ts'
/** How many words a page has, and may have. */
export { wordLimit, wordsOn } from '../../checks/copy/length.ts'
/** The file with a clinic's own rules for words. */
export { copyRulesSchema } from '../../checks/copy/rules.ts'

// Pages and pictures

/** One page at a time, rendered by the bundled code, and then finished as the build does. */
export { bundledSite, finishedPage, withoutForms, type SiteCode } from '../../pipeline/one-page.ts'
/** The environment variables with which that code is bundled and run. */
export { BUILD_ENVIRONMENT } from '../../pipeline/bundle.ts'
/** Redirects, and the icons that pages use. */
export { redirectsOf, usedIcons } from '../../app/site/derive/shared-content.server.ts'
/** One icon, and many in one file. */
export { readIcon } from '../../app/media/icons.server.ts'
export { iconSprite } from '../../pipeline/media/icon-sprite.ts'
/** Where the master of a picture is, and how to make one from a photo. */
export { masterOf } from '../../app/media/images.server.ts'
export { masterPicture, type MasterPicture } from '../../pipeline/media/master-picture.ts'
