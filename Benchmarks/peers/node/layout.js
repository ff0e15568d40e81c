// Layouts by a Mustache library, with values escaped as HTML needs them.
'use strict';
const fs = require('fs');
const path = require('path');

// Debian's own Node finds Debian's copy by its name, another Node only by its path.
function library() {
  try { return require('mustache'); } catch { return require('/usr/share/nodejs/mustache'); }
}

const Mustache = library();

const references = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;', '\u2068': '<bdi>', '\u2069': '</bdi>' };
Mustache.escape = (text) => String(text).replace(/[&<>"'\u2068\u2069]/g, (character) => references[character]);

class Layout {
  constructor(folders, name) {
    this.folders = folders;
    this.template = this.withPartials(name);
    Mustache.parse(this.template);
  }

  render(view) { return Mustache.render(this.template, view); }

  // The partials are put in before anything is rendered, indented as their tags are.
  withPartials(name) {
    return this.source(name).replace(/^([ \t]*)\{\{>\s*(\w+)\s*\}\}[ \t]*\n/gm,
      (_, indentation, partial) => this.withPartials(partial).replace(/^(?=.|\n)/gm, indentation));
  }

  source(name) {
    const files = this.folders.flatMap((folder) => ['html', 'css'].map((kind) => path.join(folder, `${name}.${kind}`)));
    const text = fs.readFileSync(files.find((file) => fs.existsSync(file)), 'utf8');
    return text.endsWith('\n') ? text : `${text}\n`;
  }
}

module.exports = { Layout };
